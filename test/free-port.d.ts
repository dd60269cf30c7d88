/**
 * A port of this machine on which nobody listens. None of those that systems give to outgoing connections (from 32768
 * on Linux): who asks one of them again and again whether somebody listens there may in the end be given it, and reach
 * nobody but himself.
 */
export declare function freePort(): Promise<number>
