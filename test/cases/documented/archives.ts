import type { DocumentedRow } from './row.ts';

/** GNU tar 1.34, gzip 1.12, bzip2 1.0, xz 5.4, zstd 1.5, lz4 1.9 and brotli 1.0. */
export const archiveOptions: DocumentedRow[] = [
  [
    'gzip … src/a.ts',
    ['read src/a.ts', 'write src/a.ts', 'write src/a.ts.…'],
    `
    -a -f -M -m -N -n -q -v --ascii --best --fast --force --name --no-name --quiet --rsyncable
    --synchronous --verbose -b=N -S=N --suffix=N`,
  ],
  ['gzip … src/a.ts', ['read src/a.ts'], '-c --stdout --to-stdout -t --test -l --list'],
  ['gzip … src/a.ts', ['read src/a.ts', 'write src/a.ts.…'], '-k --keep'],
  ['gzip … src', ['read src/**', 'write src/**'], '-r --recursive'],
  [
    'bzip2 … src/a.ts',
    ['read src/a.ts', 'write src/a.ts', 'write src/a.ts.…'],
    `
    -f -q -v -s -1 -9 --force --quiet --verbose --small --fast --best -d -z --decompress --compress`,
  ],
  ['bzip2 … src/a.ts', ['read src/a.ts'], '-c -t --stdout --test'],
  ['bzip2 … src/a.ts', ['read src/a.ts', 'write src/a.ts.…'], '-k --keep'],
  [
    'xz … src/a.ts',
    ['read src/a.ts', 'write src/a.ts', 'write src/a.ts.…'],
    `
    -e -f -Q -q -v -z --best --compress --extreme --fast --force --ignore-check --no-adjust --no-sparse
    --no-warn --quiet --robot --single-stream --verbose --delta[=N] --files[=N]!run.option
    --files0[=N]!run.option --lzma2[=N] --x86[=N] -C=N -F=N -M=N -S=N -T=N --block-list=N --block-size=N
    --check=N --flush-timeout=N --format=N --memlimit=N --memlimit-compress=N --memlimit-decompress=N
    --memlimit-mt-decompress=N --memory=N --suffix=N --threads=N`,
  ],
  ['xz … src/a.ts', ['read src/a.ts'], '-c --stdout --to-stdout -t --test -l --list'],
  ['xz … src/a.ts', ['read src/a.ts', 'write src/a.ts.…'], '-k --keep'],
  [
    'zstd … src/a.ts',
    ['read src/a.ts', 'write src/a.ts.…'],
    `
    -f -q -v -d -z -k --force --quiet --verbose --decompress --compress --keep --ultra --check
    --no-check --single-thread --rsyncable --no-progress --progress --sparse --no-sparse
    --exclude-compressed --content-size --no-content-size -T[=0] -M[=64] -B[=64] -b[=3] -e[=3]
    --fast[=3] --long[=27] --adapt[=min] -D=IN --patch-from=IN --memory=N --threads=N --stream-size=N
    --size-hint=N --format=N --maxdict=N --dictID=N --block-size=N --trace=OUT --filelist=N!run.option`,
  ],
  ['zstd … src/a.ts', ['read src/a.ts'], '-c --stdout -t --test -l --list'],
  ['zstd … src/a.ts', ['read src/a.ts'], '-o=OUT --output-dir-flat=OUT/ --output-dir-mirror=OUT/'],
  ['zstd … src/a.ts', ['read src/a.ts', 'write src/a.ts', 'write src/a.ts.…'], '--rm'],
  ['zstd … src', ['read src/**', 'write src/**'], '-r'],
  [
    'lz4 … src/a.ts',
    ['read src/a.ts', 'write src/a.ts.…'],
    `
    -d -z -f -k -q -v -1 -9 --force --quiet --verbose --keep --sparse --no-sparse --content-size
    --no-frame-crc --favor-decSpeed -B[=4] -D=IN --fast[=3]`,
  ],
  ['lz4 … src/a.ts', ['read src/a.ts'], '-c --stdout -t --test --list'],
  ['lz4 … src/a.ts out.lz4', ['read src/a.ts', 'write src/a.ts.…', 'write out.lz4'], '-f'],
  ['lz4 … src/a.ts', ['read src/a.ts', 'write src/a.ts', 'write src/a.ts.…'], '--rm'],
  [
    'brotli … src/a.ts',
    ['read src/a.ts', 'write src/a.ts.…'],
    `
    -d -f -k -n -s -v -0 -9 --decompress --force --keep --no-copy-stat --squash --verbose --best -q=N
    -w=N -S=N --quality=N --lgwin=N --suffix=N -D=IN --dictionary=IN`,
  ],
  ['brotli … src/a.ts', ['read src/a.ts'], '-c -t --stdout --test -o=OUT --output=OUT'],
  ['brotli … src/a.ts', ['read src/a.ts', 'write src/a.ts', 'write src/a.ts.…'], '-j --rm'],
  [
    'tar -cf a.tar … src',
    ['write a.tar', 'read src/**'],
    `
    -a -B -G -i -J -j -l -M -m -n -o -p -R -S -s -U -v -Z -z --acls --anchored --auto-compress
    --block-number --bzip2 --check-device --check-links --clamp-mtime --compress
    --delay-directory-restore --dereference --exclude-backups --exclude-caches --exclude-caches-all
    --exclude-caches-under --exclude-vcs --exclude-vcs-ignores --force-local --full-time --gunzip --gzip
    --hard-dereference --ignore-case --ignore-command-error --ignore-failed-read --ignore-zeros
    --incremental --keep-directory-symlink --keep-newer-files --lzip --lzma --lzop --multi-volume
    --no-acls --no-anchored --no-auto-compress --no-check-device --no-delay-directory-restore
    --no-ignore-case --no-ignore-command-error --no-null --no-overwrite-dir --no-recursion
    --no-same-owner --no-same-permissions --no-seek --no-selinux --no-unquote --no-verbatim-files-from
    --no-wildcards --no-wildcards-match-slash --no-xattrs --null --numeric-owner --old-archive
    --one-file-system --overwrite --overwrite-dir --portability --posix --preserve-order
    --preserve-permissions --read-full-records --recursion --recursive-unlink --same-order --same-owner
    --same-permissions --seek --selinux --show-omitted-dirs --show-stored-names --show-transformed-names
    --skip-old-files --sparse --touch --uncompress --ungzip --unlink-first --unquote --utc
    --verbatim-files-from --verbose --wildcards --wildcards-match-slash --xattrs --xz --zstd
    --atime-preserve[=N] --backup[=N] --checkpoint[=N] --occurrence[=N] --totals[=N] -b=N
    -F=RUN!run.option -g=OUT -H=N -I=RUN!run.option -L=N -N=N -V=N -X=IN --after-date=N
    --blocking-factor=N --exclude-from=IN --exclude-ignore=N --exclude-ignore-recursive=N
    --exclude-tag=N --exclude-tag-all=N --exclude-tag-under=N --format=N --group=N --group-map=IN
    --hole-detection=N --index-file=OUT --info-script=RUN!run.option --label=N --level=N
    --listed-incremental=OUT --mode=N --mtime=N --new-volume-script=RUN!run.option --newer=N
    --newer-mtime=N --no-quote-chars=N --owner=N --owner-map=IN --pax-option=N --quote-chars=N
    --quoting-style=N --record-size=N --rmt-command=RUN!run.option --rsh-command=RUN!run.option --sort=N
    --sparse-version=N --suffix=N --tape-length=N --use-compress-program=RUN!run.option --volno-file=OUT
    --warning=N --xattrs-exclude=N --xattrs-include=N`,
  ],
];
