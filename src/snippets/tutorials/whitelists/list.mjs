import {me} from './connect.mjs';

/** Who can buy, and how many tokens each. */
export const list = [
  [me, 2],
  ['cfxtest:aajkw8nu2ypbf1b4aegh4arzb2gvt1d33afujxrfht', 1],
  ['cfxtest:aasekxs704yub8vnnbs7fgtahyktyuyx1u7v9khh0z', 1],
  ['cfxtest:aajttg907p0e9b2dp1x2ngbsd6jb7e73a2rwgx8asd', 3],
  ['cfxtest:aam7gwztmuxh5r812rx2hgztsguayndmpyr8013awy', 1],
];
