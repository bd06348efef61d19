perl -e 'system("note a; note b")'
%%
perl -e 'system("note", "a", "b c")'
%%
perl -E 'system "note", "said"'
%%
perl -e 'my $out = `note ticks`; print qx(note qx)'
%%
perl -e 'exec "note", "exec"'
%%
perl -e 'open(my $f, ">", "new.txt"); print $f "x"'
%%
perl -e 'open my $f, ">>", "notes.txt" or die; print {$f} "x"; close $f'
%%
perl -e 'open(F, ">old.txt"); print F "x"'
%%
perl -e 'open(F, "<", "notes.txt"); open(G, "notes.txt"); print <F>'
%%
perl -e 'unlink "notes.txt", "src/a.ts"'
%%
perl -e 'rename "notes.txt", "moved.txt"'
%%
perl -e 'use File::Copy; copy("notes.txt", "copy.txt"); move("src/a.ts", "src/c.ts")'
%%
perl -i -pe 's/a/b/' src/a.ts
%%
perl -pi -e 's/a/b/' src/a.ts src/b.ts
%%
perl -i.bak -pe 's/a/b/' src/a.ts
%%
perl -pi.orig -e 's/a/b/' src/a.ts
%%
perl -ne 'print if /a/' src/a.ts > out.txt
%%
perl -pe 's/a/b/' src/a.ts > out.txt
%%
perl -lane 'print $F[0]' notes.txt
%%
perl -0777 -i -pe 's/a/b/' src/a.ts
%%
perl -0pi -e 's/a/b/' src/a.ts
%%
perl -F: -lane 'print' notes.txt
%%
perl -Mstrict -MFile::Copy=copy -e 'copy("notes.txt", "copy.txt")'
%%
perl -w -e 'system("note warn")'
%%
perl -we 'system("note cluster")'
%%
perl -c -e 'system("note never")'; note after # or less
%%
perl -v
%%
perl -V > v.txt
%%
echo 'system("note piped")' | perl
%%
echo 'system("note dash", @ARGV)' | perl - x
%%
perl <<'X'
# system("note never")
my $name = "new";
open(my $f, '>', "$name.txt");
system('note', 'heredoc');
=pod

system("note pod");

=cut
system("note after pod");
__END__
system("note end");
X
%%
perl -e 'open(my $f, ">", $ARGV[0])' new.txt
%%
perl -e 'open(my $f, ">", shift)' new.txt # or more
%%
perl -e 'for my $n ("a", "b") { open(my $f, ">", "src/$n.txt") }'
%%
perl -e 'mkdir "made"; rmdir "made"; chmod 0600, "notes.txt"; note()' ; note after # or less
%%
perl -e 'chdir "src"; open(F, ">in.ts")'
%%
printf 'system("note script @ARGV");\n' > run.pl; perl run.pl a
%%
perl -e 'my $x = 10 / 2; my $y = "a/b"; open(F, ">", "div.txt")'
%%
perl -e 'eval q{open(F, ">", "evaluated.txt")}'
%%
perl -e 'open(P, "|-", "note piped out"); close P; open(Q, "note piped in |"); close Q'
%%
perl -le 'print "note printed"' | sh # or more
