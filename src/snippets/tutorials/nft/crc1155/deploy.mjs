import {deploy} from './connect.mjs';

await deploy('Kit', 'https://example.com/kit/{id}.json');
await deploy('Chest');
