import { fetchClients } from './client-versions.ts';

export default fetchClients;
