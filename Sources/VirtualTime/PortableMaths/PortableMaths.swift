/// Functions of real numbers whose results are the same bytes on every machine.
///
/// They use only operations IEEE 754 defines to the last bit (`+`, `-`, `*`, `/`, square root), in
/// a fixed order; a libc's `log` or `exp` may differ in the last digit from one version to the
/// next, and a latency drawn through it would too.
package enum PortableMaths {
  /// ln 2 with its low bits zero, so that whole multiples of it are exact.
  static let ln2High = 0x1.62e42feep-1
  /// What ``ln2High`` lacks.
  static let ln2Low = 0x1.a39ef35793c76p-33
  static let halfRoot = 0.70710678118654752440
}
