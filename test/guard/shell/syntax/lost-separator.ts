/** A here-document and what is behind it in one substitution; what its commands print by the grammar. */
type Source = readonly [source: string, prints: string];

const here = 'cat <<E\na\nE\n';

/** bash 5.2 runs other commands than these. */
export const loses: readonly Source[] = [
  [`$(${here}echo 1; echo 2)`, 'a 1 2'],
  [`$(${here}echo 1 ; # and then\necho 2)`, 'a 1 2'],
  [`$(${here}echo 1 \\\n; echo 2)`, 'a 1 2'],
  [`$(${here}echo 1 && echo 2; echo 3)`, 'a 1 2 3'],
  [`$(${here}(echo 1; echo 2))`, 'a 1 2'],
  [`$(${here}! echo 1; echo 2)`, 'a 1 2'],
  [`$(${here}for i in 1; do echo 1; echo 2; done)`, 'a 1 2'],
  [`$(${here}if false; true; then echo 1; fi)`, 'a 1'],
  [`$(if true; then ${here}fi; echo 1)`, 'a 1'],
  [`$(if false; then cat <<E; true\na\nE\nelse echo 1; echo 2; fi)`, '1 2'],
  [`$({ ${here}}; echo 1)`, 'a 1'],
  [`$(case x in x) cat <<E;;\na;b\nE\nesac; echo 1)`, 'a;b 1'],
  [`$(cat <<E; echo 1; echo 2\na\nE\n)`, 'a 1 2'],
  [`$(cat <<E | cat; echo 1\na\nE\n)`, 'a 1'],
  [`$(if cat <<E; then echo 1; echo 2\na\nE\nfi)`, 'a 1 2'],
  [`$(! ${here}echo 1; echo 2)`, 'a 1 2'],
  [`$(cat <<E &\na\nE\nwait; echo 2)`, 'a 2'],
  [`"$(${here}echo 1; echo 2)"`, 'a 1 2'],
  [`$(cat <(${here}echo 1; echo 2))`, 'a 1 2'],
  [`$(echo \${none:-$(${here}echo 1; echo 2)})`, 'a 1 2'],
];

export const keeps: readonly Source[] = [
  [`$(${here})`, 'a'],
  [`$(${here}echo 1;)`, 'a 1'],
  [`$(${here}echo 1\necho 2)`, 'a 1 2'],
  [`$(${here}echo 1 # one; two\necho 2; echo 3)`, 'a 1 2 3'],
  [`$(cat <<E; echo 1\na;b\nE\necho 2)`, 'a;b 1 2'],
  [`$(echo 0; ${here}echo 1; echo 2)`, '0 a 1 2'],
  [`$(cat <<E | cat\na\nE\necho 1; echo 2)`, 'a 1 2'],
  [`$(f() { ${here}echo 1; echo 2; }; f)`, 'a 1 2'],
  [`$(echo 1; echo 2; ${here})`, '1 2 a'],
  [`$(if true; then ${here}fi\necho 1; echo 2)`, 'a 1 2'],
  [`$(${here}if true; then echo 1; fi)`, 'a 1'],
  [`$(${here}case x in y) echo 1;; x) echo 2;; esac)`, 'a 2'],
  [`$(echo $(${here}); echo 1; echo 2)`, 'a 1 2'],
  [`$(${here}echo $(echo 1; echo 2))`, 'a 1 2'],
  [`$(cat <<< a; echo 1; echo 2)`, 'a 1 2'],
  [`\`${here}echo 1; echo 2\``, 'a 1 2'],
  [`$(bash <<'E'\necho 1; echo 2\nE\n)`, '1 2'],
];
