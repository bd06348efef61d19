import { act, type Effect, read, write } from '../../effects.ts';
import { type Arg, known } from '../../shell/arg.ts';
import { hasOption, optionValues } from '../parse-args.ts';
import type { Call, ParsedArgs, Program } from '../program.ts';
import { visibleFile, visibleStdin } from '../visible.ts';
import { tmuxProgram } from './tmux.ts';

/** Programs that change the machine, plan commands for later, or hand things to the desktop. */

const changes = (names: string, what: Program['act'] = 'run.system'): Program => ({
  names: names.split(' '),
  act: what,
  style: 'raw',
});

/** A signal 0 or a list of names sends nothing. */
const signal = (names: string): Program => ({
  names: names.split(' '),
  act: 'run.read',
  style: 'raw',
  effects: ({ args, name }) =>
    /^(?:-0|-l|-L|--list|--table)$/.test(args[0]?.text ?? '') ? [] : [act('run.system', name)],
});

/** Code that is planned counts as if it ran now; code that can't be seen is a plan all the same. */
function laterEffects(code: string | undefined, call: Call, by: string): Effect[] {
  const planned = act('run.later', by);
  return code === undefined ? [planned] : [planned, ...call.context.shell(known(code))];
}

function atEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'l') || hasOption(parsed, 'c')) return [];
  if (hasOption(parsed, 'r')) return [act('run.system', parsed.by)];
  const file = optionValues(parsed, 'f')[0];
  const reads = file ? [read(call.context.target(file), parsed.by)] : [];
  const code = file ? visibleFile(file, call.context) : visibleStdin(call);
  return [...reads, ...laterEffects(code, call, parsed.by)];
}

/** The five fields of time in front of each line's command, or one word such as @daily. */
const crontabCommands = (table: string): string =>
  table
    .split('\n')
    .filter((line) => !/^\s*(?:#|$|\w+\s*=)/.test(line))
    .map((line) => line.replace(/^\s*(?:@\w+|(?:\S+\s+){4}\S+)\s+/, '').replace(/(?<!\\)%[\s\S]*$/, ''))
    .join('\n');

function crontabEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (hasOption(parsed, 'l')) return [];
  if (hasOption(parsed, 'r')) return [act('run.system', parsed.by)];
  if (hasOption(parsed, 'e')) return [act('run.later', parsed.by)];
  const [file] = parsed.operands;
  const isStdin = file === undefined || file.text === '-';
  const table = isStdin ? visibleStdin(call) : visibleFile(file, call.context);
  const reads = isStdin ? [] : [read(call.context.target(file), parsed.by)];
  return [
    ...reads,
    ...laterEffects(table === undefined ? undefined : crontabCommands(table), call, parsed.by),
  ];
}

/** screen [options] [command [args]]; -X hands a command to a running one. */
function screenEffects(call: Call, parsed: ParsedArgs): Effect[] {
  if (parsed.options.length === 1 && parsed.options[0]?.asWritten === '-ls') return [];
  if (hasOption(parsed, 'X')) return [act('run.system', 'screen')];
  const [command] = parsed.operands;
  return command ? [act('run.system', 'screen'), ...call.context.run(parsed.operands)] : [];
}

const writesLast = (names: string): Program => ({
  names: names.split(' '),
  act: 'run.write',
  style: 'raw',
  effects: ({ args, context, name }) =>
    args
      .filter(({ prefix }) => !prefix.startsWith('-'))
      .map((file: Arg) => write(context.target(file), name)),
});

export const changePrograms: Program[] = [
  signal('kill pkill killall skill xkill taskkill'),
  changes(
    'shutdown reboot halt poweroff init telinit umount swapon swapoff mkswap losetup mkfs mke2fs mkfs.ext2 mkfs.ext3 mkfs.ext4 ' +
      'mkfs.xfs mkfs.btrfs mkfs.vfat mkfs.fat mkfs.ntfs newfs fsck fsck.ext4 e2fsck tune2fs resize2fs xfs_growfs fdisk sfdisk ' +
      'cfdisk gdisk sgdisk parted wipefs blkdiscard hdparm badblocks cryptsetup mdadm lvm lvcreate lvremove lvresize lvextend ' +
      'vgcreate vgremove vgextend pvcreate pvremove pvresize zpool zfs btrfs dmsetup fstrim quotaon eject ddrescue format',
  ),
  changes(
    'useradd userdel usermod adduser deluser groupadd groupdel groupmod addgroup delgroup gpasswd passwd chpasswd chage chsh ' +
      'chfn newusers vipw vigr visudo pwck grpck newgrp login faillock dscl dseditgroup sysadminctl profiles',
  ),
  changes(
    'iptables ip6tables iptables-save iptables-restore nft ufw firewall-cmd pfctl ipset ebtables tc brctl bridge iw rfkill ' +
      'networksetup wpa_cli dhclient ifup ifdown netplan wg wg-quick tcpdump',
  ),
  changes(
    'modprobe insmod rmmod depmod kmod ldconfig update-alternatives update-initramfs update-grub grub-install dkms udevadm ' +
      'setenforce setsebool semanage restorecon auditctl apparmor_parser aa-enforce nvram csrutil bless kextload kextunload ' +
      'systemsetup softwareupdate spctl xcode-select update-rc.d rc-service rc-update chkconfig initctl svcadm renice ' +
      'hwclock ntpdate chronyd setterm loadkeys logrotate logger wall write mesg updatedb mandb sysdiagnose',
  ),
  changes('supervisorctl supervisord monit circusctl nssm sc net', 'run.service'),
  changes(
    'rabbitmqctl rabbitmqadmin kafka-topics kafka-acls kafka-console-producer zkCli nats',
    'run.service',
  ),
  changes(
    'open xdg-open start explorer code cursor subl idea webstorm phpstorm pycharm zed windsurf gedit kate mate bbedit xed',
  ),
  changes(
    'notify-send terminal-notifier say spd-say beep osx-notifier zenity kdialog dialog whiptail wmctrl xdotool cliclick',
  ),
  changes('pbcopy wl-copy clip clip.exe reset'),
  {
    names: ['at', 'batch'],
    act: 'run.read',
    options: {
      l: 'flag',
      'r d': 'flag',
      c: 'flag',
      'f file': 'value',
      't q': 'value',
      'm M v b V': 'flag',
    },
    operands: 'text',
    effects: atEffects,
  },
  { names: ['atq'], act: 'run.read', style: 'raw' },
  changes('atrm'),
  {
    names: ['crontab'],
    act: 'run.read',
    options: { l: 'flag', e: 'flag', r: 'flag', 'i T': 'flag', u: 'value' },
    operands: 'text',
    effects: crontabEffects,
  },
  tmuxProgram,
  {
    names: ['screen'],
    act: 'run.read',
    stopAtOperand: true,
    options: { 'S p t T e c h s': 'value', 'd D m r R x L U a A q l i n O': 'flag', X: 'flag' },
    effects: screenEffects,
  },
  { names: ['zellij', 'byobu', 'dtach', 'abduco'], act: 'run.shell', style: 'raw' },
  writesLast(
    'screencapture scrot import sox mogrify sips optipng pngquant jpegoptim exiftool wkhtmltopdf textutil plutil pdfunite pdftotext pdftoppm qpdf gs latex groff',
  ),
];
