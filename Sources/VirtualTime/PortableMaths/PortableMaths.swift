/// Functions of real numbers whose results are the same bytes on every machine.
///
/// They use only operations that IEEE 754 defines to the last bit (`+`, `-`, `*`, `/`, square
/// root), in a fixed order. A libc's `log` or `exp` may differ in the last digit between versions,
/// and so would a latency computed with it.
package enum PortableMaths {
  /// ln 2 with its low bits zero, so that whole multiples of it are exact.
  static let ln2High = 0x1.62e42feep-1
  /// The difference between ln 2 and ``ln2High``.
  static let ln2Low = 0x1.a39ef35793c76p-33
  static let halfRoot = 0.70710678118654752440
}
