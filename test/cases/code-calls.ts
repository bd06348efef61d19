/**
 * What calls in source text do to files and which commands they run, as the languages' references have it. `[code, ...effects]`;
 * that it is code (run.interpreter) goes without saying. `§` stands for each of `calls` in turn.
 */
export type CodeCase = readonly [code: string, ...effects: string[]];
export type CodeCalls = readonly [calls: string, code: string, ...effects: string[]];

const A = 'write src/a.ts';
const B = 'write src/b.ts';
const readA = 'read src/a.ts';
/** What `rm tests/a.test.ts` does. */
const removal = ['run.write', 'write tests/a.test.ts'] as const;

const python: readonly CodeCalls[] = [
  ['open io.open codecs.open', "import io, codecs; §('src/a.ts', 'w')", A],
  ['open io.open codecs.open', "import io, codecs; §('src/a.ts')", readA],
  ['open', "§('src/a.ts', mode='r+')", A],
  ['open', "§('src/a.ts', 'rb')", readA],
  ['open', "§('src/a.ts', 'x')", A],
  ['.open', "from pathlib import Path; Path('src/a.ts')§('a')", A],
  ['.open', "from pathlib import Path; Path('src/a.ts')§()", readA],
  [
    '.write_text .write_bytes .touch .unlink .rmdir .mkdir .chmod .symlink_to .hardlink_to',
    "import pathlib; pathlib.Path('src/a.ts')§(x)",
    A,
  ],
  ['.rename .replace', "from pathlib import Path; Path('src/a.ts')§('src/b.ts')", A, B],
  ['.rename .replace', "name§('src/b.ts')"],
  ['.read_text .read_bytes', "from pathlib import Path; Path('src/a.ts')§()", readA],
  [
    'os.remove os.unlink os.rmdir os.removedirs os.truncate os.mkdir os.makedirs os.chmod os.utime os.open',
    "import os; §('src/a.ts', 0)",
    A,
  ],
  ['os.rename os.renames os.replace shutil.move', "import os, shutil; §('src/a.ts', 'src/b.ts')", A, B],
  ['os.symlink', "import os; §('src/a.ts', 'src/b.ts')", B],
  [
    'os.link shutil.copy shutil.copy2 shutil.copyfile shutil.copytree shutil.copymode',
    "import os, shutil; §('src/a.ts', 'src/b.ts')",
    readA,
    B,
  ],
  ['shutil.rmtree', "import shutil; §('src')", 'write src'],
  ['fileinput.input fileinput.FileInput', "import fileinput; §('src/a.ts', inplace=True)", A],
  ['.to_csv .to_excel .to_parquet .to_pickle .savefig', "frame§('src/a.ts')", A],
  ['urllib.request.urlretrieve shutil.unpack_archive', "import urllib, shutil; §(x, 'src')", 'write src'],
  ['zipfile.ZipFile tarfile.open', "import zipfile, tarfile; §('src/a.ts', 'w')", A],
  ['zipfile.ZipFile tarfile.open', "import zipfile, tarfile; §('src/a.ts')", readA],
  ['exec eval', "§(\"open('src/a.ts', 'w')\")", A],
  ['os.chdir', "import os; §('src'); open('a.ts', 'w')", A],
  ['os.chdir', "import os; §('src'); os.chdir('..'); open('src/a.ts', 'w')", A],
  ['os.chdir', "import os; §('/repo/src'); open('a.ts', 'w')", A],
  ['os.chdir', "import os; §(name); open('a.ts', 'w')"],
  [
    'os.system os.popen subprocess.getoutput subprocess.getstatusoutput subprocess.run subprocess.call subprocess.check_call subprocess.check_output subprocess.Popen asyncio.create_subprocess_shell',
    "import os, subprocess, asyncio; §('rm tests/a.test.ts')",
    ...removal,
  ],
  [
    'subprocess.run subprocess.Popen pty.spawn',
    "import subprocess, pty; §(['rm', 'tests/a.test.ts'])",
    ...removal,
  ],
  ['subprocess.run subprocess.Popen', "§(['rm', 'a.test.ts'], cwd='tests')", ...removal],
  ['subprocess.run', "§(args=['rm', 'a.test.ts'], cwd='tests')", ...removal],
  ['asyncio.create_subprocess_exec', "import asyncio; §('rm', 'tests/a.test.ts')", ...removal],
  ['os.execvp os.execv', "import os; §('/bin/rm', ['rm', 'tests/a.test.ts'])", ...removal],
  ['os.execlp os.execl', "import os; §('/bin/rm', 'rm', 'tests/a.test.ts')", ...removal],
];

const javascript: readonly CodeCalls[] = [
  [
    '.writeFile .writeFileSync .appendFile .appendFileSync .createWriteStream .rmSync .unlinkSync .rmdirSync .truncateSync .mkdirSync .chmodSync .utimesSync .outputFile .outputFileSync .outputJson .outputJsonSync .writeJson .writeJsonSync .emptyDir .emptyDirSync .removeSync .writeTextFile .writeTextFileSync',
    "const fs = require('fs'); fs§('src/a.ts', '')",
    A,
  ],
  ['fs.rm fs.unlink fs.rmdir fs.truncate fs.mkdir fs.remove', "§('src/a.ts', () => {})", A],
  ['rm unlink truncate', "const { § } = require('fs'); §('src/a.ts', () => {})", A],
  ['rm unlink truncate', "import { § } from 'node:fs/promises'; §('src/a.ts')", A],
  ['rm unlink', "require('node:fs').promises.§('src/a.ts')", A],
  ['rm unlink', "(await import('fs')).§('src/a.ts', () => {})", A],
  ['Bun.write Deno.remove Deno.removeSync Deno.truncate rimraf rimrafSync', "§('src/a.ts')", A],
  ['.renameSync .moveSync fs.rename fs.move', "require('fs').renameSync('src/a.ts', 'src/b.ts')", A, B],
  ['fs.rename fs.move Deno.rename Deno.renameSync', "§('src/a.ts', 'src/b.ts', () => {})", A, B],
  ['.moveSync', "fse§('src/a.ts', 'src/b.ts')", A, B],
  ['.copyFileSync .cpSync .linkSync .copySync', "fs§('src/a.ts', 'src/b.ts')", readA, B],
  [
    'fs.copyFile fs.cp fs.link fs.copy Deno.copyFile Deno.copyFileSync',
    "§('src/a.ts', 'src/b.ts', () => {})",
    readA,
    B,
  ],
  ['.symlinkSync fs.symlink', "fs.symlinkSync('src/a.ts', 'src/b.ts')", B],
  ['fs.symlink Deno.symlink', "§('src/a.ts', 'src/b.ts', () => {})", B],
  ['fs.openSync fs.open', "§('src/a.ts', 'w', () => {})", A],
  ['.openSync .open', "fs§('src/a.ts', 'r', () => {})", readA],
  [
    '.readFile .readFileSync .createReadStream .readJson .readJsonSync .readTextFile .readTextFileSync',
    "fs§('src/a.ts')",
    readA,
  ],
  ['Bun.file', "§('src/a.ts')", readA],
  ['eval Function vm.runInThisContext vm.runInNewContext', "§(\"require('fs').unlinkSync('src/a.ts')\")", A],
  ['process.chdir Deno.chdir', "§('src'); fs.unlinkSync('a.ts')", A],
  [
    '.execSync .execaCommand .execaCommandSync',
    "require('child_process')§('rm tests/a.test.ts')",
    ...removal,
  ],
  [
    '.spawnSync .execFileSync .execa .execaSync',
    "require('child_process')§('rm', ['tests/a.test.ts'])",
    ...removal,
  ],
  ['child_process.exec', "require('child_process').exec('rm tests/a.test.ts')", ...removal],
  ['child_process.fork', "require('child_process').fork('./.claude/hooks/gates.mjs')", 'gates.person'],
  [
    'child_process.spawn child_process.execFile',
    "const child_process = require('child_process'); §('rm', ['tests/a.test.ts'])",
    ...removal,
  ],
  ['Bun.spawn Bun.spawnSync Deno.Command', "§(['rm', 'tests/a.test.ts'])", ...removal],
  ['Deno.Command', "new §('rm', { args: ['tests/a.test.ts'] })", ...removal],
  ['$ Bun.$', '§`rm tests/a.test.ts`', ...removal],
  ['require import', "§('./.claude/hooks/gates.mjs')", 'gates.person'],
];

const ruby: readonly CodeCalls[] = [
  [
    'File.write File.binwrite IO.write File.truncate Dir.mkdir Dir.rmdir Dir.delete FileUtils.mkdir FileUtils.mkdir_p FileUtils.remove_dir',
    "require 'fileutils'; §('src/a.ts', '')",
    A,
  ],
  [
    'File.delete File.unlink File.chmod FileUtils.rm FileUtils.rm_f FileUtils.rm_r FileUtils.rm_rf FileUtils.remove FileUtils.touch FileUtils.rmtree',
    "require 'fileutils'; § 'src/a.ts', 'src/b.ts'",
    A,
    B,
  ],
  ['FileUtils.rm FileUtils.touch', "require 'fileutils'; § %w[src/a.ts src/b.ts]", A, B],
  ['FileUtils.rm FileUtils.touch', "require 'fileutils'; §(['src/a.ts', 'src/b.ts'])", A, B],
  ['File.rename FileUtils.mv FileUtils.move', "require 'fileutils'; §('src/a.ts', 'src/b.ts')", A, B],
  [
    'FileUtils.cp FileUtils.copy FileUtils.cp_r FileUtils.install IO.copy_stream',
    "require 'fileutils'; §('src/a.ts', 'src/b.ts')",
    readA,
    B,
  ],
  ['FileUtils.ln_s FileUtils.ln_sf File.symlink', "require 'fileutils'; §('src/a.ts', 'src/b.ts')", B],
  ['File.open File.new open Kernel.open', "§('src/a.ts', 'w') { |f| f.puts 1 }", A],
  ['File.open File.new open Kernel.open', "§('src/a.ts') { |f| f.read }", readA],
  ['.write .delete .unlink .rmtree', "require 'pathname'; Pathname('src/a.ts')§", A],
  ['.write .delete', "require 'pathname'; Pathname.new('src/a.ts')§('x')", A],
  ['.delete .write', "names§('src/a.ts')"],
  ['File.read File.readlines File.foreach File.binread IO.read IO.readlines', "§('src/a.ts')", readA],
  ['eval instance_eval class_eval', '§("File.delete(\'src/a.ts\')")', A],
  ['Dir.chdir FileUtils.cd', "require 'fileutils'; §('src'); File.delete('a.ts')", A],
  [
    'system exec spawn Kernel.system Kernel.exec Process.spawn IO.popen Open3.capture2 Open3.capture2e Open3.capture3 Open3.popen3 Open3.popen2',
    "require 'open3'; §('rm', 'tests/a.test.ts')",
    ...removal,
  ],
  ['system exec spawn IO.popen', "§('rm tests/a.test.ts')", ...removal],
  ['load', "§('./.claude/hooks/gates.mjs')", 'gates.person'],
];

const perl: readonly CodeCalls[] = [
  ['unlink', "§ 'src/a.ts', 'src/b.ts' or die", A, B],
  ['eval', '§ q{unlink "src/a.ts"}', A],
  ['unlink', '§ qw(src/a.ts src/b.ts)', A, B],
  ['remove_tree rmtree make_path', "use File::Path; §('src', 'docs')", 'write src', 'write docs'],
  ['rmdir mkdir truncate', "§('src/a.ts', 0)", A],
  ['rename move', "use File::Copy; §('src/a.ts', 'src/b.ts')", A, B],
  ['copy link', "use File::Copy; §('src/a.ts', 'src/b.ts')", readA, B],
  ['symlink', "§('src/a.ts', 'src/b.ts')", B],
  ['open', "§(my $f, '>', 'src/a.ts')", A],
  ['open', "§(my $f, '>>', 'src/a.ts')", A],
  ['open', "§(my $f, '+<', 'src/a.ts')", A],
  ['open', "§(my $f, '<', 'src/a.ts')", readA],
  ['open', "§(F, '>src/a.ts')", A],
  ['open', "§(F, '>> src/a.ts')", A],
  ['open', "§(F, '+<src/a.ts')", A],
  ['open', "§(F, 'src/a.ts')", readA],
  ['open', "§(F, '<src/a.ts')", readA],
  ['open', "§(F, '|rm tests/a.test.ts')", ...removal],
  ['open', "§(F, 'rm tests/a.test.ts |')", ...removal],
  ['open', "§(F, '-|', 'rm tests/a.test.ts')", ...removal],
  ['open', "§(F, '|-', 'rm tests/a.test.ts')", ...removal],
  ['chdir', "§('src'); unlink('a.ts')", A],
  ['system exec', "§('rm tests/a.test.ts')", ...removal],
  ['system exec', "§('rm', 'tests/a.test.ts')", ...removal],
  ['do', "§('./.claude/hooks/gates.mjs')", 'gates.person'],
];

const php: readonly CodeCalls[] = [
  ['file_put_contents', "§('src/a.ts', '');", A],
  ['unlink rmdir mkdir touch chmod', "§('src/a.ts');", A],
  ['rename', "§('src/a.ts', 'src/b.ts');", A, B],
  ['copy link', "§('src/a.ts', 'src/b.ts');", readA, B],
  ['symlink', "§('src/a.ts', 'src/b.ts');", B],
  ['fopen', "§('src/a.ts', 'w');", A],
  ['fopen', "§('src/a.ts', 'r');", readA],
  ['fopen', '§("src/a.ts", "c+");', A],
  ['file_get_contents file readfile', "§('src/a.ts');", readA],
  ['chdir', "§('src'); unlink('a.ts');", A],
  ['exec shell_exec system passthru popen proc_open', "§('rm tests/a.test.ts', 'r');", ...removal],
];

const lua: readonly CodeCalls[] = [
  ['io.open', "§('src/a.ts', 'w')", A],
  ['io.open', "§('src/a.ts')", readA],
  ['io.output os.remove', "§('src/a.ts')", A],
  ['os.remove', '§[[src/a.ts]]', A],
  ['os.rename', "§('src/a.ts', 'src/b.ts')", A, B],
  ['io.lines io.input', "§('src/a.ts')", readA],
  ['os.execute io.popen', "§('rm tests/a.test.ts')", ...removal],
  ['os.execute', "§('rm ' .. 'tests/a.test.ts')", ...removal],
  ['os.execute', "-- §('rm tests/a.test.ts')"],
  ['dofile loadfile', "§('./.claude/hooks/gates.mjs')", 'gates.person'],
];

const r: readonly CodeCalls[] = [
  ['writeLines write write.csv write.table saveRDS', "§(x, 'src/a.ts')", A],
  ['file.remove unlink file.create dir.create sink', "§('src/a.ts')", A],
  ['file.rename', "§('src/a.ts', 'src/b.ts')", A, B],
  ['file.copy', "§('src/a.ts', 'src/b.ts')", readA, B],
  ['readLines readRDS read.csv scan', "§('src/a.ts')", readA],
  ['setwd', "§('src'); unlink('a.ts')", A],
  ['system shell', "§('rm tests/a.test.ts')", ...removal],
  ['system2', "§('rm', 'tests/a.test.ts')", ...removal],
  ['source', "§('./.claude/hooks/gates.mjs')", 'gates.person'],
];

const elixir: readonly CodeCalls[] = [
  [
    'File.write File.write! File.rm File.rm! File.rm_rf File.rm_rf! File.touch File.touch! File.mkdir File.mkdir_p File.mkdir_p!',
    '§("src/a.ts")',
    A,
  ],
  ['File.rename File.rename!', '§("src/a.ts", "src/b.ts")', A, B],
  ['File.cp File.cp! File.cp_r File.cp_r!', '§("src/a.ts", "src/b.ts")', readA, B],
  ['File.read File.read! File.stream!', '§("src/a.ts")', readA],
  ['File.cd File.cd!', '§("src"); File.rm("a.ts")', A],
  ['System.cmd', '§("rm", ["tests/a.test.ts"])', ...removal],
  ['System.shell', '§("rm tests/a.test.ts")', ...removal],
  ['System.shell', '§("rm " <> "tests/a.test.ts")', ...removal],
];

const julia: readonly CodeCalls[] = [
  ['open', '§("src/a.ts", "w")', A],
  ['open', '§("src/a.ts")', readA],
  ['write rm touch mkdir mkpath', '§("src/a.ts")', A],
  ['rm', '§("src/" * "a.ts")', A],
  ['rm', 'name = "a"; §("src/$name.ts")', 'write src/…'],
  ['rm', '§("src/a.ts") # rm("src/b.ts")', A],
  ['mv', '§("src/a.ts", "src/b.ts")', A, B],
  ['cp', '§("src/a.ts", "src/b.ts")', readA, B],
  ['cd', '§("src"); rm("a.ts")', A],
  ['run', '§(`rm tests/a.test.ts`)', ...removal],
  ['include', '§("./.claude/hooks/gates.mjs")', 'gates.person'],
];

const java: readonly CodeCalls[] = [
  [
    'Files.write Files.writeString Files.delete Files.deleteIfExists Files.createFile Files.createDirectory Files.createDirectories Files.newBufferedWriter',
    '§(Path.of("src/a.ts"))',
    A,
  ],
  ['FileWriter FileOutputStream PrintWriter', 'new §("src/a.ts")', A],
  ['Files.delete', 'java.nio.file.§(java.nio.file.Paths.get("src", "a.ts"))', A],
  ['Files.move', '§(Path.of("src/a.ts"), Path.of("src/b.ts"))', A, B],
  ['Files.copy', '§(Path.of("src/a.ts"), Path.of("src/b.ts"))', readA, B],
  ['Files.readString Files.readAllLines Files.readAllBytes Files.lines', '§(Path.of("src/a.ts"))', readA],
  ['FileReader', 'new §("src/a.ts")', readA],
  ['.delete .deleteDir .write .append .setText .renameTo', 'new File("src/a.ts")§("x")', A],
  ['.getText .readLines .eachLine', 'new File("src/a.ts")§()', readA],
  ['.execute', '"rm tests/a.test.ts"§()', ...removal],
  ['.exec', 'Runtime.getRuntime()§("rm tests/a.test.ts")', ...removal],
  ['ProcessBuilder', 'new §("rm", "tests/a.test.ts").start()', ...removal],
];

/** `program`: how a line hands it code. The first ones are run for real where they are installed. */
export const codeCalls = {
  python: { program: ['python3', '-c'], calls: python },
  javascript: { program: ['node', '-e'], calls: javascript },
  ruby: { program: ['ruby', '-e'], calls: ruby },
  perl: { program: ['perl', '-e'], calls: perl },
  php: { program: ['php', '-r'], calls: php },
  lua: { program: ['lua', '-e'], calls: lua },
  r: { program: ['Rscript', '-e'], calls: r },
  elixir: { program: ['elixir', '-e'], calls: elixir },
  julia: { program: ['julia', '-e'], calls: julia },
  java: { program: ['groovy', '-e'], calls: java },
} as const satisfies Readonly<Record<string, { program: readonly string[]; calls: readonly CodeCalls[] }>>;

export type LanguageOfCode = keyof typeof codeCalls;

export const codeCasesOf = (calls: readonly CodeCalls[]): CodeCase[] =>
  calls.flatMap(([names, code, ...effects]) =>
    names.split(' ').map((name): CodeCase => [code.replaceAll('§', name), ...effects]),
  );
