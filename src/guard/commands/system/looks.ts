import { act, type Effect, read, write } from '../../effects.ts';
import type { Arg } from '../../shell/arg.ts';
import type { Program } from '../program.ts';
import { reader } from '../text/reader.ts';

/** Programs that show the machine: processes, devices, users, networks, logs. */

const any = (names: string): Program => ({ names: names.split(' '), act: 'run.read', style: 'raw' });

const textOf = ({ text, prefix }: Arg): string => text ?? prefix;

/** Reads as long as none of its words is one that changes something. */
const unless = (names: string, changes: RegExp): Program => ({
  ...any(names),
  effects: ({ args, name }) => {
    const word = args.find((arg) => arg.text === undefined || changes.test(arg.text));
    return word === undefined ? [] : [act('run.system', name, textOf(word))];
  },
});

/** Reads as long as all its words are options of these, or subcommands of these with what follows them. */
const onlyWith = (names: string, first: RegExp): Program => ({
  ...any(names),
  effects: ({ args, name }) => {
    const word = args.find(({ text }) => !text?.startsWith('-'));
    return word === undefined || first.test(word.text ?? '') ? [] : [act('run.system', name, textOf(word))];
  },
});

const plainVariables = new Set(
  'HOME PATH USER LOGNAME SHELL PWD OLDPWD LANG LC_ALL TERM TZ EDITOR HOSTNAME TMPDIR COLUMNS LINES DISPLAY CI NODE_ENV APP_ENV RAILS_ENV'.split(
    ' ',
  ),
);

/** BSD's letters have no dash: "e" among them shows each process's environment. */
function processEffects({ args }: { args: readonly Arg[] }): Effect[] {
  let takesValue = false;
  for (const { text } of args) {
    if (text === undefined) return [act('run.option', 'ps', 'a word that is only known at run time')];
    const isValue = takesValue;
    takesValue =
      /^(?:-[a-zA-Z]*[oOpCuUgGtskq]|[a-zA-Z]*[oOkpqtU]|--(?:format|sort|pid|ppid|user|group|cols|width|lines|rows|tty|sid))$/.test(
        text,
      );
    if (isValue) continue;
    if (/^[a-zA-Z]*e[a-zA-Z]*$/.test(text) || /^-[a-zA-Z]*E/.test(text))
      return [act('environment.read', 'ps', text)];
  }
  return [];
}

export const lookPrograms: Program[] = [
  {
    ...any('printenv'),
    effects: ({ args }) =>
      args.length > 0 && args.every(({ text }) => plainVariables.has(text ?? ''))
        ? []
        : [act('environment.read', 'printenv')],
  },
  { ...any('ps'), effects: processEffects },
  any(
    'whoami id groups users who w uptime free vmstat mpstat iostat sar pidstat pgrep pidof pstree pwdx uname hostid lscpu lsblk ' +
      'lspci lsusb lsmod lsns lsipc lshw lsmem ipcs findmnt blkid finger last lastb lastlog lsb_release sw_vers ioreg ' +
      'vm_stat mdls nvidia-smi sensors jobs times ulimit umask tasklist ver dmidecode modinfo slabtop ' +
      'system_profiler machine apt-cache dpkg-query rpmquery acpi biosdecode',
  ),
  reader(
    'top htop btop atop',
    {
      'b c H i S 1 E e h v': 'flag',
      'd n p u U w o l s stats pid sort-key delay': 'value',
    },
    'text',
  ),
  reader(
    'lsof',
    {
      'a b C h K l M n N o O P R t U V v X w': 'flag',
      'i c d F g p s u k m A f r S T x': 'optional',
      D: { act: 'run.option', value: 'optional' },
    },
    'text',
  ),
  {
    ...any('ss'),
    effects: ({ args, context }) =>
      args.flatMap((arg, at): Effect[] => {
        const word = textOf(arg);
        if (/^(?:-[a-zA-Z]*K|--kill)/.test(word)) return [act('run.system', 'ss', word)];
        if (/^(?:-[a-zA-Z]*D|--diag)/.test(word) && args[at + 1])
          return [write(context.target(args[at + 1] as Arg), `ss ${word}`)];
        return /^(?:-[a-zA-Z]*F|--filter)/.test(word) && args[at + 1]
          ? [read(context.target(args[at + 1] as Arg), `ss ${word}`)]
          : [];
      }),
  },
  any('netstat nettop ipcalc'),
  unless(
    'ip',
    /^(?:add|a?dd?el|del|delete|set|change|replace|append|flush|restore|exec|attach|detach|-b|-batch|-force|up|down)$/,
  ),
  unless('dmesg', /^(?:-[a-zA-Z]*[cCDEn]|--(?:clear|read-clear|console-))/),
  unless(
    'journalctl',
    /^--(?:rotate|vacuum-.*|flush|sync|relinquish-var|smart-relinquish-var|setup-keys|update-catalog|cursor-file.*)$/,
  ),
  unless('fuser', /^(?:-[a-zA-Z]*[ki]|--kill)/),
  unless('sysctl', /^(?:-[a-zA-Z]*[wpf]|--(?:write|load|system)|[^-].*=)/),
  unless(
    'timedatectl hostnamectl localectl loginctl',
    /^(?:set-.*|enable.*|disable.*|kill-.*|terminate-.*|lock-.*|unlock-.*|attach|flush-devices)$/,
  ),
  any('lpstat'),
  {
    ...any('hostname domainname'),
    effects: ({ args, name }) =>
      args.some((arg) => !/^-[aAdfiIsvyhV]+$|^--(?!file|boot)/.test(textOf(arg)))
        ? [act('run.system', name)]
        : [],
  },
  {
    ...any('ifconfig iwconfig route'),
    // An interface alone is shown; -arp, -promisc and words after it change it.
    effects: ({ args, name }) =>
      args.some((arg, at) => (at > 0 || textOf(arg).startsWith('-')) && !/^-[aslmLnC]$/.test(textOf(arg)))
        ? [act('run.system', name)]
        : [],
  },
  {
    ...any('mount'),
    effects: ({ args }) =>
      args.every(({ text }) => text === '-l' || text === '-v') ? [] : [act('run.system', 'mount')],
  },
  {
    ...any('stty'),
    effects: ({ args }) =>
      args.every(({ text }) => /^(?:-a|-g|--all|--save|size|speed)$/.test(text ?? ''))
        ? []
        : [act('run.system', 'stty')],
  },
  onlyWith('systemctl', /^(?:status|show|cat|list-.*|is-.*|get-default|help)$/),
  onlyWith('launchctl', /^(?:list|print|print-disabled|blame|version|help|dumpstate|hostinfo)$/),
  onlyWith(
    'pmset diskutil hdiutil tmutil scutil pkgutil',
    /^(?:list|info|imageinfo|listbackups|latestbackup|destinationinfo|status|activity|isencrypted)$/,
  ),
  onlyWith('defaults', /^(?:read|read-type|domains|find|help)$/),
  onlyWith('nginx apachectl caddy', /^(?:configtest|validate|version|list-modules)$/),
  {
    ...any('service'),
    effects: ({ args }) =>
      args.at(-1)?.text === 'status' || args[0]?.text === '--status-all'
        ? []
        : [act('run.system', 'service')],
  },
];
