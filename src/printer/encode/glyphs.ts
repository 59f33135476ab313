import { inflateRawSync } from 'node:zlib';

/** Letters of 12 by 24 dots, drawn once from DejaVu Sans Mono Bold: 0x20 to 0xff of windows-1252, one bit a dot, packed. */
const PACKED = [
  'rVnPb9vIFZ7xBJwcCDLbS2WYFrPYonvpgYYPkWBFzCJ73r9BgFvtxVAoqEhkRBGH0EF7CNIefRDyNwTYiw9BMAYX4R6C5LpFtwUDFeIlSIgt0O',
  'VhQNdDUrb4Q6QS7MPAsKFPb96b9+a9N58B2Fw6QmqB+GdK0Kxp81Wq571IX5m/nm9bJ9t/C8/n2j42ummEADrqhLVRp418lYwEenTLZjrpCODO',
  'yl5gJNEfJDo6VCQ8u+vub2ltSDN7BerkuwYiCnK79+/P39ePnVB1i/0qsRgRDYOOBFwJUJEvVwIuBgYCNy4xNUAl4ArAwFerIwGqQJLaCx/p1N',
  'enR6U7JiaZXlhpWyyRba4IaOGnqhWoZKMQR3oyIkZONBAwBNARAa1BoqGMTb46YU1HMZzefU/s2zP9LJAzaqCvI3/lcAzdDvVMLJBvTluQKpA2',
  'MHAVREyHmTSL0ScMUkUmvkwVQBXTYXrW5gYmQ9n6aXtS60+Z6YWQ1GDmBBDT7UDj2lqQR1U5dIKcnqFqv9Lw0HR+HnqSMX98+4xl/cLMtBmkDU',
  'QaGBg8CpAqWT0XuzzXbEW3gqYjGp54bDM1fz7T531H6TvP9bN3gCpfTIJ2cZjcKNPWxSuDWZ8bnbbsuAamOgihu1WsBodmFCPTC9cmDSYmYNBt',
  'q447vJb7GAa6PYNUQcSIrS2y2VDtx0ZXcN6Fr45evjp66S1+ZyCiumz1DGXoq9bp9uSkaTPdkQxPcjP5gwPTUQxPMadBPwL0PWZmM3+knrEkWo',
  'g0EFXPGM6cDXbNKYs1REsxnWAM8vnDNAT0CdNtwH+xmZ7N1VCf8734RzbhmyLSKMgx1sDEwO2BVzfmT/S3oZyxGYuGwxe/Dk7yu0EL7IljHa8C',
  'eyBTKYvuV7R+aJjTXM5jqe+0HkyNMfZNfDqYKvwcsvd06cty6fPcXcb1Y+/psffi3iLsLXqdhcRXFiMNvScj7/XI6933egOv3ffqfTd/d1Kx0O',
  '1cbUGBbofaXNqbM92mGuLh0MAGeoiSahnYNx0W3UFm4iDx3c/lszMzMGihqP640sN8/cGh6aViUZDz+NKSeNXNi5pAijC2wruqdbJzUcaBn/Vd',
  'wu5YWHQX97r/u/ftC37m9myP5vTMZwdWIMeXaHLadHKxkPiZNO1T1fLltTaH5jzkxZkYEozqs5fUh0uRSZBznC+ZBKsNXkOgBokIqHBRPy7+Ir',
  'WoCK/0LJhqFpdLhf6KGu7L3ksJfJKcn59HAeW9W9jsK+qEfU5F1QuHvLaE9bTvsYkPpuyR8ySK6ZNHDntQ1Hlli7V4QQANRFpfMZzGxNdz12YP',
  'eSry9dBmu7TYnqYjmV7IE3IeymkMoiM5qgNleRiJYrMDvpHYd5Rjm9WpsmdfVYb4Qt2asNv2bM9WkkWzrgMAUi0eZ3KjCJMg/XF6r715a3/it5',
  'F/MGns2XUtfc5j7NazCZar4ZE8csLeonslRZNUqV/Lc0bBgVOPr2ozX38iycZ9unR4RXIxjUtxGvM2VN9e1uj8LBHHPWhMSBsGmCqf5+tGdCam',
  'wyrPp780pm8rB2tyjLdRPtWvqT+R0DF2u93eRQnynh/bs2bhXvPZTlKCgqY9y/aU1b3O4irkC8CtYzpMY/Ro3MLAr/OpK9vjEB3haGaWgNtC8U',
  'ze4WM5ba2+L0pWjGkhd+W7VzrbqHjGHn0Z3qXgUyWaSXBwjshYdhuIqLQ4Xh8r+dkPuWM+e8/DzB2UsDtaryd+1u1NGmsRQre3eN8reltFeZh9',
  'PK7FYGZSN43pyPDZZxu8X4Yi+VF+PLBoB4Dj//z3za1/N5f23LBO5Q179/IbCLgKpBJ/5eVn2nP913CAtcNF+3ChDbBmzs9V/2MCA09k0Nmkn/',
  '5WEj3feDKUYOJMEEoxtTNeCgbTBqjOllqlVTIM1EmgWsUVNQ09P/c/EaNYw+oDkrvfLsbdbvcPN9eFrLbDK1Jl7Y2FiMBFgD9jxTX6bjvhh17X',
  'YeZLqfPhy7D5sXGH17eJL5XUQ3iyTTab6zaWFeYnWzAjuYmAJltMt5/tY20faQdfMZlmhvGR7DLe13BgWrzB6c6anL/7J/XspGZ9p06Ydidf2h',
  'K/TC+U+aRR6FfGyEKbfc4RQaqi0z378S4NMKnBSbD6PN+2TjY5HBkpnT//8q8m+ntz8uaPwt5ZkO3aMIBWsD05UUkAYDkn87VizwaCcWD9LJY0',
  'Au54AQ+3uXCb//LLP5vfP21+/49Cm61gAzX+tlX7rPoWp0mt7HwYnQ/RBEBLNo0wPiI11VpXDmqIK9lIrqY+e9ach+3D9MsRMt15N45Wmx4JV+',
  'vroqtRUV1zwi9LfflHHcaB7JT4LsOAs6bWiUr8ivzZurmPThX39a59+kWuyg8jOqwGSQjq6pRA2tqiRyINAb2+xCSAmuwCNxhdG11zBUBrCHTk',
  'Sxcx/QZ0RD5idUYXejAo0LPSWYSkv/A210Dkts04y8E77M0qbqcREb/lGH/Hul6BgT/+nlTxSHHNrNjL3bmApTFmIR8FQ/VtuIOe7c/b+45vCt',
  'rh+/bc3YSPugHJEEdPQQHcrOKaGhjcqcL4u9b1CkzsewUmilcF1xTFqwITxascs2JPBa+15OvYh9cFfF0c91KuackAlHFNEGiVGAH4cf6UcVbL',
  'PCzFnFTrWS0lU7HJKXdfncy0gn7xiz5nfac+8Hpj7/XQU8w3wRuQ9r2Uj0p8L8UkvpfzWrFfFdyXxvNnk7mFcwWBbr/Q5pI2fxHx+VneT0XB8V',
  'QcOMYDbAymiuFJf/XGKU4GEQVw+ruU2+Gl71oFxpXhyQ1SwREpUXkvx8TzxnqMH9efSj2xPHTCbzpd3QsX4to5M8dHaRAYSaZxmq6zVcE1KXHP',
  'LcUYl+dTwlntWj9V8FpLvq6Ua0pmgFJM8q4sxSSxKMcoNFCRhiymO0+jfBbzHFEc9zKu6TIPy7imZR6WYZZ5WMpZJXlYiknysJr7Siaf6J9E66',
  'agLfUwPHDaA6838p42neDDtQLfS/moxPdSTOJ7Oa8V+1WxF+ETSzkfVcz3pnm/eK91ev4P',
];

const FIRST = 0x20;
export const GLYPH_WIDTH = 12;
export const GLYPH_HEIGHT = 24;
const DOTS = GLYPH_WIDTH * GLYPH_HEIGHT;
const BITS = inflateRawSync(Buffer.from(PACKED.join(''), 'base64'));

/** Whether the letter of this byte is black there. */
export function isInk(byte: number, x: number, y: number): boolean {
  const at = (byte - FIRST) * DOTS + y * GLYPH_WIDTH + x;
  return ((BITS[at >> 3] ?? 0) & (0x80 >> (at & 7))) !== 0;
}
