import type { LanguageName } from './languages.ts';

/** Where an argument of a call is: its position, the object the method belongs to, or all positions. */
export type Place = number | 'self' | 'all';

/** What a call in source code does to files, or which command line it runs. */
export type CallRow = {
  /**
   * Names separated by blanks. "os.remove" is that function of that module, however imported; ".unlink" is a method of any
   * object, or a function on its own.
   */
  calls: string;
  reads?: readonly Place[];
  writes?: readonly Place[];
  /** Position of the mode: only a mode that writes makes the `writes` so; otherwise they are read. */
  mode?: number;
  /** The mode when none is given. */
  defaultMode?: string;
  /** The method belongs to a path object for certain. Without that it isn't meant ("x".replace). */
  ofPath?: true;
  /** A command: shell text, a list of words, or a program and a list of its arguments. */
  runs?: number | 'self';
  /** All arguments are the words of the command when there are several. */
  spread?: true;
  changesDirectory?: true;
  /** Position of text that is code of the same language. */
  evaluates?: number;
  /** Loads and runs a file. */
  loads?: Place;
};

const python: readonly CallRow[] = [
  { calls: 'open io.open codecs.open', writes: [0], mode: 1, defaultMode: 'r' },
  { calls: '.open', writes: ['self'], mode: 0, defaultMode: 'r', ofPath: true },
  {
    calls: '.write_text .write_bytes .touch .unlink .rmdir .mkdir .chmod .symlink_to .hardlink_to',
    writes: ['self'],
    ofPath: true,
  },
  { calls: '.rename .replace', writes: ['self', 0], ofPath: true },
  { calls: '.read_text .read_bytes', reads: ['self'], ofPath: true },
  {
    calls:
      'os.remove os.unlink os.rmdir os.removedirs os.truncate os.mkdir os.makedirs os.chmod os.utime os.open',
    writes: [0],
  },
  { calls: 'os.rename os.renames os.replace shutil.move', writes: [0, 1] },
  { calls: 'os.symlink', writes: [1] },
  {
    calls: 'os.link shutil.copy shutil.copy2 shutil.copyfile shutil.copytree shutil.copymode',
    reads: [0],
    writes: [1],
  },
  { calls: 'shutil.rmtree', writes: [0] },
  { calls: 'fileinput.input fileinput.FileInput', writes: [0] },
  { calls: '.to_csv .to_excel .to_parquet .to_pickle .savefig', writes: [0] },
  { calls: 'urllib.request.urlretrieve shutil.unpack_archive', writes: [1] },
  { calls: 'zipfile.ZipFile tarfile.open', writes: [0], mode: 1, defaultMode: 'r' },
  { calls: 'exec eval', evaluates: 0 },
  { calls: 'os.chdir', changesDirectory: true },
  {
    calls:
      'os.system os.popen subprocess.getoutput subprocess.getstatusoutput subprocess.run subprocess.call subprocess.check_call subprocess.check_output subprocess.Popen pty.spawn asyncio.create_subprocess_shell',
    runs: 0,
  },
  { calls: 'asyncio.create_subprocess_exec', runs: 0, spread: true },
  { calls: 'os.execvp os.execv', runs: 1 },
  { calls: 'os.execlp os.execl', runs: 1, spread: true },
];

const javascript: readonly CallRow[] = [
  {
    calls:
      '.writeFile .writeFileSync .appendFile .appendFileSync .createWriteStream .rmSync .unlinkSync .rmdirSync .truncateSync .mkdirSync .chmodSync .utimesSync .outputFile .outputFileSync .outputJson .outputJsonSync .writeJson .writeJsonSync .emptyDir .emptyDirSync .removeSync .writeTextFile .writeTextFileSync fs.rm fs.unlink fs.rmdir fs.truncate fs.mkdir fs.remove Bun.write Deno.remove Deno.removeSync Deno.truncate rimraf rimrafSync',
    writes: [0],
  },
  { calls: '.renameSync fs.rename Deno.rename Deno.renameSync fs.move .moveSync', writes: [0, 1] },
  {
    calls:
      '.copyFileSync .cpSync .linkSync fs.copyFile fs.cp fs.link fs.copy .copySync Deno.copyFile Deno.copyFileSync',
    reads: [0],
    writes: [1],
  },
  { calls: '.symlinkSync fs.symlink Deno.symlink', writes: [1] },
  { calls: '.openSync fs.open', writes: [0], mode: 1, defaultMode: 'r' },
  {
    calls:
      '.readFile .readFileSync .createReadStream .readJson .readJsonSync .readTextFile .readTextFileSync Bun.file',
    reads: [0],
  },
  { calls: 'eval Function vm.runInThisContext vm.runInNewContext', evaluates: 0 },
  { calls: 'process.chdir Deno.chdir', changesDirectory: true },
  {
    calls:
      '.execSync .spawnSync .execFileSync child_process.exec child_process.spawn child_process.execFile .execa .execaSync .execaCommand .execaCommandSync Bun.spawn Bun.spawnSync Deno.Command $ Bun.$',
    runs: 0,
  },
  { calls: 'require import child_process.fork', loads: 0 },
];

const ruby: readonly CallRow[] = [
  {
    calls:
      'File.write File.binwrite IO.write File.truncate Dir.mkdir Dir.rmdir Dir.delete FileUtils.mkdir FileUtils.mkdir_p FileUtils.remove_dir',
    writes: [0],
  },
  {
    calls:
      'File.delete File.unlink File.chmod FileUtils.rm FileUtils.rm_f FileUtils.rm_r FileUtils.rm_rf FileUtils.remove FileUtils.touch FileUtils.rmtree',
    writes: ['all'],
  },
  { calls: 'File.rename FileUtils.mv FileUtils.move', writes: [0, 1] },
  {
    calls: 'FileUtils.cp FileUtils.copy FileUtils.cp_r FileUtils.install IO.copy_stream',
    reads: [0],
    writes: [1],
  },
  { calls: 'FileUtils.ln_s FileUtils.ln_sf File.symlink', writes: [1] },
  { calls: 'File.open File.new open Kernel.open', writes: [0], mode: 1, defaultMode: 'r' },
  { calls: '.write .delete .unlink .rmtree', writes: ['self'], ofPath: true },
  { calls: 'File.read File.readlines File.foreach File.binread IO.read IO.readlines', reads: [0] },
  { calls: 'eval instance_eval class_eval', evaluates: 0 },
  { calls: 'Dir.chdir FileUtils.cd', changesDirectory: true },
  {
    calls:
      'system exec spawn Kernel.system Kernel.exec Process.spawn IO.popen Open3.capture2 Open3.capture2e Open3.capture3 Open3.popen3 Open3.popen2',
    runs: 0,
    spread: true,
  },
  { calls: 'load', loads: 0 },
];

const perl: readonly CallRow[] = [
  { calls: 'unlink remove_tree rmtree make_path', writes: ['all'] },
  { calls: 'rmdir mkdir truncate', writes: [0] },
  { calls: 'rename move', writes: [0, 1] },
  { calls: 'copy link', reads: [0], writes: [1] },
  { calls: 'symlink', writes: [1] },
  { calls: 'open', writes: [2], mode: 1, defaultMode: '<' },
  { calls: 'chdir', changesDirectory: true },
  { calls: 'system exec', runs: 0, spread: true },
  { calls: 'eval', evaluates: 0 },
  { calls: 'do', loads: 0 },
];

const php: readonly CallRow[] = [
  { calls: 'file_put_contents unlink rmdir mkdir touch chmod', writes: [0] },
  { calls: 'rename', writes: [0, 1] },
  { calls: 'copy link', reads: [0], writes: [1] },
  { calls: 'symlink', writes: [1] },
  { calls: 'fopen', writes: [0], mode: 1, defaultMode: 'r' },
  { calls: 'file_get_contents file readfile', reads: [0] },
  { calls: 'chdir', changesDirectory: true },
  { calls: 'exec shell_exec system passthru popen proc_open', runs: 0 },
];

const lua: readonly CallRow[] = [
  { calls: 'io.open', writes: [0], mode: 1, defaultMode: 'r' },
  { calls: 'io.output os.remove', writes: [0] },
  { calls: 'os.rename', writes: [0, 1] },
  { calls: 'io.lines io.input', reads: [0] },
  { calls: 'os.execute io.popen', runs: 0 },
  { calls: 'dofile loadfile', loads: 0 },
];

const r: readonly CallRow[] = [
  { calls: 'writeLines write write.csv write.table saveRDS', writes: [1] },
  { calls: 'file.rename', writes: [0, 1] },
  { calls: 'file.remove unlink file.create dir.create sink', writes: [0] },
  { calls: 'file.copy', reads: [0], writes: [1] },
  { calls: 'readLines readRDS read.csv scan', reads: [0] },
  { calls: 'setwd', changesDirectory: true },
  { calls: 'system shell', runs: 0 },
  { calls: 'system2', runs: 0, spread: true },
  { calls: 'source', loads: 0 },
];

const elixir: readonly CallRow[] = [
  {
    calls:
      'File.write File.write! File.rm File.rm! File.rm_rf File.rm_rf! File.touch File.touch! File.mkdir File.mkdir_p File.mkdir_p!',
    writes: [0],
  },
  { calls: 'File.rename File.rename!', writes: [0, 1] },
  { calls: 'File.cp File.cp! File.cp_r File.cp_r!', reads: [0], writes: [1] },
  { calls: 'File.read File.read! File.stream!', reads: [0] },
  { calls: 'File.cd File.cd!', changesDirectory: true },
  { calls: 'System.cmd System.shell', runs: 0 },
];

const julia: readonly CallRow[] = [
  { calls: 'open', writes: [0], mode: 1, defaultMode: 'r' },
  { calls: 'write rm touch mkdir mkpath', writes: [0] },
  { calls: 'mv', writes: [0, 1] },
  { calls: 'cp', reads: [0], writes: [1] },
  { calls: 'cd', changesDirectory: true },
  { calls: 'include', loads: 0 },
];

const java: readonly CallRow[] = [
  {
    calls:
      'Files.write Files.writeString Files.delete Files.deleteIfExists Files.createFile Files.createDirectory Files.createDirectories Files.newBufferedWriter FileWriter FileOutputStream PrintWriter',
    writes: [0],
  },
  { calls: 'Files.move', writes: [0, 1] },
  { calls: 'Files.copy', reads: [0], writes: [1] },
  { calls: 'Files.readString Files.readAllLines Files.readAllBytes Files.lines FileReader', reads: [0] },
  { calls: '.delete .deleteDir .write .append .setText .renameTo', writes: ['self'], ofPath: true },
  { calls: '.getText .readLines .eachLine', reads: ['self'], ofPath: true },
  { calls: '.execute', runs: 'self' },
  { calls: '.exec ProcessBuilder', runs: 0, spread: true },
];

type CallTable = { exact: ReadonlyMap<string, CallRow>; methods: ReadonlyMap<string, CallRow[]> };

function indexed(rows: readonly CallRow[]): CallTable {
  const exact = new Map<string, CallRow>();
  const methods = new Map<string, CallRow[]>();
  for (const row of rows)
    for (const name of row.calls.split(' ')) {
      if (!name.startsWith('.')) exact.set(name, row);
      else methods.set(name.slice(1), [...(methods.get(name.slice(1)) ?? []), row]);
    }
  return { exact, methods };
}

export const callTables: Readonly<Record<LanguageName, CallTable>> = {
  python: indexed(python),
  javascript: indexed(javascript),
  ruby: indexed(ruby),
  perl: indexed(perl),
  php: indexed(php),
  lua: indexed(lua),
  r: indexed(r),
  elixir: indexed(elixir),
  julia: indexed(julia),
  java: indexed(java),
};
