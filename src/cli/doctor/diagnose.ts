import { doctorTexts as texts } from '../messages/doctor.ts';
import type { Check, Finding, Skipped } from './check.ts';
import { fileChecks } from './files.ts';
import { machineChecks } from './machine.ts';
import type { Patient } from './patient.ts';
import { holesOf, policyChecks } from './policy.ts';
import { type Probed, probeInstalled } from './probes.ts';
import { wiringChecks } from './wiring.ts';

export type Diagnosis = {
  findings: readonly Finding[];
  sound: readonly { id: string; says: string }[];
  skipped: readonly { id: string; why: string }[];
  probed: readonly Probed[];
  holes: readonly { role: string; says: string }[];
};

const checks: readonly Check[] = [...wiringChecks, ...fileChecks, ...policyChecks, ...machineChecks];

type Found = { check: Check; found: readonly Finding[] | Skipped };

/** Every check but the probes. */
export function lookAll(patient: Patient): Promise<Found[]> {
  return Promise.all(checks.map(async (check) => ({ check, found: await check.look(patient) })));
}

/** Looks at everything; changes nothing. `client`: starts the real client too. */
export async function diagnose(patient: Patient, { client = false } = {}): Promise<Diagnosis> {
  const [looked, probes] = await Promise.all([lookAll(patient), probeInstalled(patient)]);
  const results = client ? [...looked, await started(patient)] : looked;
  const findings = results.flatMap(({ found }) => ('skipped' in found ? [] : found));
  const sound = results.flatMap(({ check: { id, sound: says }, found }) =>
    'skipped' in found || found.length > 0 ? [] : [{ id, says }],
  );
  const skipped = results.flatMap(({ check: { id }, found }) =>
    'skipped' in found ? [{ id, why: found.skipped }] : [],
  );
  return {
    findings: [...findings, ...(probes?.findings ?? [])],
    sound: probes?.findings.length === 0 ? [...sound, { id: 'probes', says: texts.sound.probes }] : sound,
    skipped: probes === undefined ? [...skipped, { id: 'probes', why: texts.skipped.policy }] : skipped,
    probed: probes?.probed ?? [],
    holes: holesOf(patient),
  };
}

async function started(patient: Patient): Promise<Found> {
  const { clientFindings } = await import('./client-session.ts');
  const check = { id: 'client-session', sound: texts.sound.clientSession, look: clientFindings };
  return { check, found: await clientFindings(patient) };
}
