import type { DocumentedRow } from './row.ts';

/** GNU coreutils 9.1, patch 2.7 and ed 1.19. */
export const fileOptions: DocumentedRow[] = [
  [
    'cp … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write new.ts'],
    `
    -d -f -H -i -L -n -P -p -T -u -v -x -Z --attributes-only --copy-contents --dereference --force
    --interactive --no-clobber --no-dereference --no-target-directory --one-file-system
    --remove-destination --strip-trailing-slashes --verbose --context[=N] --preserve[=N] --reflink[=N]
    --no-preserve=N --sparse=N`,
  ],
  ['cp … src new', ['run.write', 'read src/**', 'write new/**'], '-a -r -R --archive --recursive'],
  ['cp … src/a.ts', ['run.write', 'read src/a.ts', 'write docs/a.ts'], '-t=docs --target-directory=docs'],
  [
    'cp … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write new.ts', 'write src/a.ts'],
    `
    -l -s --link --symbolic-link`,
  ],
  [
    'cp … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write new.ts', 'write new.ts…'],
    `
    -b -S=N --backup[=N] --suffix=N`,
  ],
  ['cp … src/a.ts docs', ['run.write', 'read src/a.ts', 'write docs/**', 'write docs/a.ts'], '--parents'],
  [
    'mv … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write src/a.ts', 'write new.ts'],
    `
    -f -i -n -T -u -v -Z --context --force --interactive --no-clobber --no-target-directory
    --strip-trailing-slashes --verbose`,
  ],
  [
    'mv … src/a.ts',
    ['run.write', 'read src/a.ts', 'write src/a.ts', 'write docs/a.ts'],
    `
    -t=docs --target-directory=docs`,
  ],
  [
    'mv … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write src/a.ts', 'write new.ts', 'write new.ts…'],
    `
    -b -S=N --backup[=N] --suffix=N`,
  ],
  [
    'ln … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write src/a.ts', 'write new.ts'],
    `
    -d -F -f -i -L -n -P -r -s -T -v --directory --force --interactive --logical --no-dereference
    --no-target-directory --physical --relative --symbolic --verbose`,
  ],
  [
    'ln … src/a.ts',
    ['run.write', 'read src/a.ts', 'write src/a.ts', 'write docs/a.ts'],
    `
    -t=docs --target-directory=docs`,
  ],
  [
    'ln … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write src/a.ts', 'write new.ts', 'write new.ts…'],
    `
    -b -S=N --backup[=N] --suffix=N`,
  ],
  [
    'install … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write new.ts'],
    `
    -C -c -p -s -T -v -Z --compare --no-target-directory --preserve-context --preserve-timestamps
    --strip --verbose --context[=N] -g=N -m=N -o=N --group=N --mode=N --owner=N
    --strip-program=N!run.unknown`,
  ],
  [
    'install … src/a.ts',
    ['run.write', 'read src/a.ts', 'write docs/a.ts'],
    `
    -t=docs --target-directory=docs`,
  ],
  [
    'install … src/a.ts new.ts',
    ['run.write', 'read src/a.ts', 'write new.ts', 'write new.ts…'],
    `
    -b -S=N --backup[=N] --suffix=N`,
  ],
  ['install … made', ['run.write', 'write made/'], '-d --directory'],
  [
    'install … src/a.ts made/new.ts',
    ['run.write', 'read src/a.ts', 'write made/', 'write made/new.ts'],
    `
    -D`,
  ],
  [
    'rm … src/a.ts',
    ['run.write', 'write src/a.ts'],
    `
    -d -f -I -i -v --dir --force --no-preserve-root --one-file-system --verbose --interactive[=N]
    --preserve-root[=N]`,
  ],
  ['rm … src', ['run.write', 'write src/**'], '-r -R --recursive'],
  ['rmdir … empty', ['run.write', 'write empty'], '-v --ignore-fail-on-non-empty --verbose'],
  ['mkdir … made', ['run.write', 'write made/'], '-v -Z --verbose --context[=N] -m=N --mode=N'],
  ['mkdir … made/below', ['run.write', 'write made/', 'write made/below/'], '-p --parents'],
  [
    'touch … a',
    ['run.write', 'write a'],
    `
    -a -c -f -m --no-create --no-dereference -d=N -r=IN -t=N --date=N --reference=IN --time=N`,
  ],
  ['tee … a', ['write a'], '-a -i -p --append --ignore-interrupts --output-error[=N]'],
  [
    'truncate … a',
    ['run.write', 'write a'],
    `
    -c -o --io-blocks --no-create -r=IN -s=N --reference=IN --size=N`,
  ],
  [
    'split … a',
    ['run.write', 'read a', 'write x…'],
    `
    -d -e -u -x --elide-empty-files --unbuffered --verbose --hex-suffixes[=N] --numeric-suffixes[=N]
    -a=N -b=N -C=N -l=N -n=N -t=N --additional-suffix=N --bytes=N --filter=RUN --line-bytes=N --lines=N
    --number=N --separator=N --suffix-length=N`,
  ],
  [
    'csplit … a 7',
    ['run.write', 'read a', 'write xx…'],
    `
    -k -q -s -z --elide-empty-files --keep-files --quiet --silent --suppress-matched -b=N -n=N
    --digits=N --suffix-format=N`,
  ],
  ['csplit … a 7', ['run.write', 'read a', 'write 7…'], '-f=7 --prefix=7'],
  [
    'chmod … 644 a',
    ['run.write', 'write a'],
    `
    -c -f -v --changes --no-preserve-root --preserve-root --quiet --silent --verbose`,
  ],
  ['chmod … a', ['run.write', 'write a'], '--reference=IN -w -x -r'],
  ['chmod … 755 src', ['run.write', 'write src/**'], '-R --recursive'],
  [
    'chown … me a',
    ['run.write', 'write a'],
    `
    -c -f -v --changes --dereference --no-dereference --no-preserve-root --preserve-root --quiet
    --silent --verbose --from=N`,
  ],
  ['chown … a', ['run.write', 'write a'], '--reference=IN'],
  ['chown … me src', ['run.write', 'write src/**'], '-R --recursive'],
  [
    'chgrp … me a',
    ['run.write', 'write a'],
    `
    -c -f -v --changes --dereference --no-dereference --no-preserve-root --preserve-root --quiet
    --silent --verbose`,
  ],
  ['chgrp … a', ['run.write', 'write a'], '--reference=IN'],
  ['chgrp … me src', ['run.write', 'write src/**'], '-R --recursive'],
  ['mktemp … tmp.XXXXXXXXXX -p /tmp', ['write /tmp/tmp.XXXXXXXXXX'], '-q --quiet'],
  [
    'shred … a',
    ['run.write', 'write a'],
    `
    -f -u -v -x -z --exact --force --verbose --zero --remove[=N] -n=N -s=N --iterations=N
    --random-source=IN --size=N`,
  ],
  [
    'patch … a',
    ['run.write', 'read a', 'write a', 'write a…'],
    `
    -c -E -f -l -N -n -R -s -T -t -u -Z --backup-if-mismatch --batch --binary --context
    --follow-symlinks --force --forward --ignore-whitespace --no-backup-if-mismatch --normal --posix
    --quiet --remove-empty-files --reverse --set-time --set-utc --silent --unified --verbose --merge[=N]
    -D=N -F=N --fuzz=N --ifdef=N --quoting-style=N --read-only=N --reject-format=N`,
  ],
  [
    'ed … a',
    ['run.write', 'read a', 'write a'],
    `
    -E -G -l -q -r -s -v --extended-regexp --loose-exit-status --quiet --restricted --script --silent
    --strip-trailing-cr --traditional --verbose -p=N --prompt=N`,
  ],
];
