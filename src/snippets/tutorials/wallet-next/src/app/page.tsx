'use client';
export {App as default} from '../App';
