/** Half of what a sheet takes to begin is React's own beginning. */
import 'react-dom/client';
