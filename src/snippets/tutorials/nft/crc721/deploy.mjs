import {deploy} from './connect.mjs';

await deploy('Lanterns');
