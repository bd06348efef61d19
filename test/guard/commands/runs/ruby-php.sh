ruby -e 'system("note a; note b")'
%%
ruby -e 'system("note", "a", "b c"); `note ticks`; %x(note x)'
%%
ruby -e 'File.write("new.txt", "x"); File.delete("notes.txt")'
%%
ruby -e 'File.open("new.txt", "w") { |f| f.puts "x" }'
%%
ruby -rfileutils -e 'FileUtils.cp("notes.txt", "copy.txt"); FileUtils.rm_rf("src")'
%%
ruby -i -pe '$_.upcase!' notes.txt
%%
ruby -i.bak -ne 'print $_.upcase' notes.txt
%%
ruby -ne 'puts $_' notes.txt > out.txt
%%
ruby -w -e 'system "note warn"'
%%
ruby -ruri -e 'Dir.chdir("src"); File.write("in.ts", "")'
%%
ruby -c -e 'system("note never")'; note after # or less
%%
ruby -C src -e 'File.write("in.ts", "")'
%%
ruby -v
%%
echo 'system "note piped"' | ruby
%%
ruby - x <<'X'
# system("note never")
system("note", "heredoc", ARGV[0])
=begin
system("note never")
=end
%w[a b].each { |n| File.write("#{n}.txt", "") }
X
%%
ruby -e 'File.write(ARGV[0], "x")' new.txt
%%
ruby -e 'exec "note", "exec"'
%%
ruby -e 'name = "n"; File.write("#{name}.txt", ""); File.write(name + ".md", ""); File.write(File.join("src", "j.ts"), "")'
%%
ruby -e 'spawn("note spawn"); Process.wait'
%%
php -r 'file_put_contents("new.txt", "x"); unlink("notes.txt");'
%%
php -r 'system("note a; note b"); exec("note c"); shell_exec("note d"); passthru("note e"); echo `note f`;'
%%
php -r 'rename("notes.txt", "moved.txt"); copy("src/a.ts", "src/c.ts"); touch("t.txt");'
%%
php -r '$f = fopen("new.txt", "w"); fwrite($f, "x"); fopen("notes.txt", "r");'
%%
php -r '$n = "n"; file_put_contents("$n.txt", ""); file_put_contents($n . ".md", "");'
%%
php -r 'file_put_contents($argv[1], "");' new.txt
%%
echo '<?php system("note piped");' | php
%%
php <<'X'
text file_put_contents("never.txt", "");
<?php
// system("note never1");
# system("note never2");
/* system("note never3"); */
system('note heredoc');
?>
system("note never4");
X
# or less
%%
echo '<?php system("note script $argv[1]");' > run.php; php run.php a
%%
echo '<?php system("note f");' > run.php; php -f run.php
%%
php -l src/a.ts; note after
%%
php -v
%%
php -d display_errors=0 -r 'system("note d");'
%%
php -r 'chdir("src"); file_put_contents("in.ts", "");'
%%
awk 'BEGIN { system("note awk"); print "x" > "new.txt" }'
%%
awk '{ print $1 > "first.txt"; print | "cat > second.txt" }' notes.txt
%%
awk -v name=v.txt 'BEGIN { print "x" > name }'
%%
tclsh <<< 'exec note tcl; set f [open new.txt w]; close $f; file delete notes.txt' # or more
