python3 -c "import subprocess; subprocess.run(['note', 'a', 'b c'])"
%%
python3 -c "import subprocess as s; s.run('note a \"b c\"', shell=True)"
%%
python3 -c 'from subprocess import run as r, PIPE; r(["note", "x"], check=True)'
%%
python3 -c 'import os; os.system("note a; note b")'
%%
python3 -c "from os import system
system('note line')"
%%
python3 -c "open('new.txt', 'w').write('x')"
%%
python3 -c "
from pathlib import Path
p = Path('src') / 'new.ts'
p.write_text('x')
"
%%
python3 -c "
import os
base = 'src'
os.remove(os.path.join(base, 'a.ts'))
"
%%
python3 -c "
name = 'one'
open(f'{name}.txt', 'w').write('1')
open('%s.md' % name, 'w').write('1')
open('{}.rst'.format(name), 'w').write('1')
" # or more
%%
python3 -c "
for name in ['a', 'b']:
    open('src/' + name + '.txt', 'w').close()
"
%%
python3 -c "
with open('notes.txt') as source, open('copy.txt', mode='w') as target:
    target.write(source.read())
"
%%
python3 -c "
import shutil
shutil.copy('notes.txt', 'copy.txt')
shutil.move('src/a.ts', 'src/moved.ts')
shutil.rmtree('tests')
"
%%
python3 -c "
def change(name):
    with open(name, 'a') as f:
        f.write('x')
change('notes.txt')
change('src/a.ts')
" # or more
%%
python3 -c "
import os
os.chdir('src')
open('inside.ts', 'w').close()
os.chdir('..')
open('outside.ts', 'w').close()
"
%%
python3 -c "
# open('never1.txt', 'w')
text = \"open('never2.txt', 'w')\"
'''
open('never3.txt', 'w')
'''
print(text)
open('made.txt', 'w')
"
%%
python3 -c "import sys, subprocess; subprocess.run(['note', *sys.argv[1:]])" a 'b c'
%%
python3 -c "import sys; open(sys.argv[1], 'w')" new.txt
%%
python3 - new.txt other.txt <<'X'
import sys
open(sys.argv[1], 'w')
with open(sys.argv[2], 'w') as f:
    print('x', file=f)
X
%%
python3 <<'X'
import subprocess
subprocess.check_call(["note", "heredoc"])
subprocess.Popen(["note", "popen"]).wait()
subprocess.call("note call", shell=True)
print(subprocess.check_output(["note", "output"]))
subprocess.getoutput("note get output")
X
%%
echo 'import os; os.system("note piped")' | python3
%%
echo 'import os; os.system("note dash")' | python3 -
%%
python3 -u -B -c 'import os; os.system("note flags")'
%%
python3 -Bc 'import os; os.system("note cluster")'
%%
python3 -W ignore -X utf8 -c 'import os; os.system("note values")'
%%
python3 -Wignore -c 'import os; os.system("note attached")' -c 'never'
%%
python3 -c'import os; os.system("note glued")'
%%
python3 --version
%%
python3 -V -V
%%
python3 -h > help.txt
%%
printf 'import os\nos.system("note script")\n' > run.py; python3 run.py
%%
printf 'import os, sys\nos.system("note " + sys.argv[1])\n' > run.py; python3 run.py given
%%
printf '#!/usr/bin/env python3\nimport os\nos.system("note direct")\n' > run.py; chmod +x run.py; ./run.py
%%
python3 -c "
import os
for root, dirs, names in os.walk('nothing'):
    pass
os.rename('notes.txt', 'renamed.txt')
os.replace('src/b.ts', 'src/c.ts')
os.symlink('notes.txt', 'link.txt')
os.utime('src/a.ts')
" ; rm -f link.txt # or less
%%
python3 -c "
from pathlib import Path
Path('src/a.ts').unlink()
Path('notes.txt').rename('moved.txt')
Path('src', 'joined.ts').touch()
Path('tests').joinpath('t.ts').write_bytes(b'x')
(Path('src') / 'b.ts').open('w').write('x')
Path('src/x.py').with_suffix('.txt').write_text('x')
" # or more
%%
python3 -c "
import json
data = {'a': 1}
with open('out.json', 'w') as f: json.dump(data, f)
"
%%
python3 -c "
cmd = ['note']
cmd += ['a']
cmd.append('b')
import subprocess
subprocess.run(['note'] + ['c', 'd'])
"
%%
python3 -c "
import subprocess, shlex
subprocess.run(shlex.split('note split \"two words\"'))
" # or more
%%
python3 -c "import subprocess; subprocess.run(['sh', '-c', 'note inner; cp notes.txt new.txt'])"
%%
python3 -c "import subprocess; subprocess.run(['cp', 'a.ts', 'c.ts'], cwd='src')"
%%
python3 -c "import os; os.execvp('note', ['note', 'exec'])"
%%
python3 -c "import os; os.execlp('note', 'note', 'a', 'b')"
%%
python3 -c "import os; os.popen('note popen').read()"
%%
python3 -c "exec('open(\"x.txt\", \"w\")'); eval('open(\"y.txt\", \"w\")')"
%%
python3 -c "
import fileinput
for line in fileinput.input('notes.txt', inplace=True):
    print(line.upper(), end='')
"
%%
python3 -c '
path = r"src/raw.ts"
open(path, "wb").write(b"x")
open("src" "/joined.ts", "w").close()
open("tab\x2etxt", "w").close()
open("""long.txt""", "w").close()
'
%%
python3 -c "
import re
s = open('src/a.ts').read()
s = re.sub('a', 'b', s)
open('src/a.ts', 'w').write(s)
"
%%
python3 -c "
A, B = 'one.txt', 'two.txt'
open(A, 'w'); open(B, 'w')
" # or more
%%
python3 -c "
import asyncio
async def main():
    p = await asyncio.create_subprocess_exec('note', 'a', 'b')
    await p.wait()
    p = await asyncio.create_subprocess_shell('note shell')
    await p.wait()
asyncio.run(main())
"
%%
python3 -c "
import glob, os
for name in glob.glob('src/*.ts'):
    os.remove(name)
"
%%
python3 -c "
import os
for name in os.listdir('src'):
    os.remove('src/' + name)
"
%%
python3 -c "
from pathlib import Path
for p in Path('src').glob('*.ts'):
    p.unlink()
"
%%
python3 -c "open('notes.txt')"
%%
python3 -c "open('notes.txt', 'r').read(); open('notes.txt', 'rb')"
%%
python3 -c "open('notes.txt', 'r+').write('x')"
%%
python3 -c "import os; os.makedirs('src/deep', exist_ok=True); open('src/deep/x.ts', 'w')"
%%
python3 -c "import os
if os.path.exists('notes.txt'):
    os.unlink('notes.txt')
else:
    pass"
%%
python3 -c "import os; os.truncate('notes.txt', 1)"
%%
python3 -m json.tool package.json > pretty.json
%%
python3 -m json.tool package.json out.json
%%
python3 -c "
import tempfile, os
d = 'src'
f = os.path.join(d, 'deep' + '.ts')
open(f, 'w').close()
open(os.path.join('src', f'{1}.ts'), 'w').close()
" ; rm -f src/1.ts # or less
%%
python3 -c "print('note nothing')" | cat
%%
python3 -c "print('note printed')" | sh # or more
