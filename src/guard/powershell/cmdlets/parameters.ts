/** Parameters that many cmdlets share. */

export const filters = { Filter: 'value', Include: 'value', Exclude: 'value' } as const;
export const credential = { Credential: 'value', 'UseTransaction usetx': 'flag' } as const;
/** Of the certificate drive. */
export const certificates = {
  CodeSigningCert: 'flag',
  DnsName: 'value',
  DocumentEncryptionCert: 'flag',
  Eku: 'value',
  ExpiringInDays: 'value',
  SSLServerAuthentication: 'flag',
} as const;
