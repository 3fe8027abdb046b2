/**
 * Wrapped so that each press changes what is visible. Where nothing is saved, the stock switch first goes from the
 * system's mode to light, which often looks the same.
 */
import type {ComponentProps, ReactNode} from 'react';
import {useColorMode} from '@docusaurus/theme-common';
import ColorModeToggle from '@theme-original/ColorModeToggle';

export default function ColorModeToggleWrapper(props: ComponentProps<typeof ColorModeToggle>): ReactNode {
  const {colorMode} = useColorMode();
  return <ColorModeToggle {...props} value={props.value ?? colorMode} respectPrefersColorScheme={false} />;
}
