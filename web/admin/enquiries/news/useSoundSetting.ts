import { deviceSwitch } from '../../page/deviceSwitch.ts';

/** Whether new enquiries sound on this device, which they do only when asked for, and a function that changes it. */
export const useSoundSetting = deviceSwitch('inbox-sound', false).useSwitch;
