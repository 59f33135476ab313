/** Written into the bundle by vite.config.ts, and into /builds/latest.json. */
declare const __BUILD_ID__: string;
