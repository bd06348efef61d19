import { describe, expect, test } from 'vitest';
import { opensslReads, opensslWrites } from '../../cases/openssl.ts';
import { fakeWorld } from '../fake-world.ts';
import { effectsOfLine, shownEffects, files as tree } from './table-cases.ts';

const world = fakeWorld(tree);

/** What is said of each option with a file behind it: the file is seen, or the option isn't known and so stops at barriers. */
function missed(command: string, options: string, how: 'read' | 'write'): string[] {
  return options.split(' ').filter((option) => {
    const found = shownEffects(effectsOfLine(`openssl ${command} ${option} made`, world), world);
    return !found.includes(`${how} made`) && !found.includes(`run.option ${option}`);
  });
}

describe.each([
  ['read', opensslReads],
  ['write', opensslWrites],
] as const)('openssl: files that it may %s', (how, commands) => {
  test.each(Object.entries(commands))('%s', (command, options) => {
    expect(missed(command, options, how)).toEqual([]);
  });
});

/** `openssl x509 -in a`: the usual options with a file, which have to be known. */
const usual = {
  read: '-in -inkey -key -cert -certfile -CA -CAfile -CAkey -untrusted -trusted -signature -data -sigfile -peerkey -dhparam -cert_chain -issuer -recip -signer -kfile -sign -verify -prverify',
  write: '-out -keyout -writerand -sess_out -msgfile -respout -reqout -CAserial -outdir',
};

test.each(Object.entries(usual))('openssl: files that it does %s', (how, options) => {
  const wrong = options.split(' ').flatMap((option) => {
    const found = shownEffects(effectsOfLine(`openssl x509 ${option} made -noout`, world), world).join(', ');
    return found === `${how} made` ? [] : [`${option}: ${found}`];
  });
  expect(wrong).toEqual([]);
});

const looks =
  '-noout -text -subject -issuer_hash -subject_hash -hash -dates -startdate -enddate -serial -fingerprint -modulus -pubkey -purpose -email -ocsp_uri -checkend -checkhost -nameopt -certopt -inform -outform -pubin -pubout -nodes -noenc -x509 -new -newkey -days -subj -addext -ext -sha1 -sha224 -sha256 -sha384 -sha512 -md5 -sha3-256 -hex -base64 -binary -r -c -a -A -d -e -aes-256-cbc -aes-128-cbc -aes-256-gcm -pbkdf2 -iter -salt -nosalt -iv -K -k -md -hmac -mac -macopt -v -s -tls1_2 -tls1_3 -V -algorithm -pkeyopt -traditional -topk8 -nocrypt -v2 -check -param_enc -name -list_curves -genkey -conv_form -print_certs -clcerts -nokeys -nocerts -cacerts -info -help -servername -connect -showcerts -brief -quiet -starttls -alpn -status -verify_return_error -crlf -port -accept -rand_serial -set_serial -extensions -reqexts -keyform -certform -batch -utf8 -strict -kdfopt -keylen -nextupdate -lastupdate -seconds -multi -elapsed -evp';

test('openssl: options that do nothing to files', () => {
  const wrong = looks.split(' ').flatMap((option) => {
    const found = shownEffects(effectsOfLine(`openssl x509 ${option} -in made`, world), world).join(', ');
    return found === 'read made' ? [] : [`${option}: ${found}`];
  });
  expect(wrong).toEqual([]);
  for (const option of ['-engine', '--out', '-out=made', '-provider', '-xnoout', '-nooutx'])
    expect(shownEffects(effectsOfLine(`openssl x509 ${option} made`, world), world)).toEqual([
      `run.option ${option}`,
    ]);
});
