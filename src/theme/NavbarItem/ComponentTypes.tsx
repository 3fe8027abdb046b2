/** Wrapped to register the navbar item of the documentation assistant (specification §1). */
import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import Assistant from '@site/src/components/parts/Assistant';

export default {...ComponentTypes, 'custom-assistant': Assistant};
