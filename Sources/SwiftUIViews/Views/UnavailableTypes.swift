// Types that an app may use and Rehearsal does not have, declared so that the compiler says why.

/// A view of UIKit.
@available(
  *, unavailable,
  message: "Linux has no UIKit; show a SwiftUI view in its place, between #if and #endif"
)
public protocol UIViewRepresentable: View where Body == Never {}

/// A view controller of UIKit.
@available(
  *, unavailable,
  message: "Linux has no UIKit; show a SwiftUI view in its place, between #if and #endif"
)
public protocol UIViewControllerRepresentable: View where Body == Never {}

/// Rows with columns.
@available(*, unavailable, message: "Rehearsal has no tables; show a List in its place")
public struct Table<Rows> {
  /// Makes a table.
  public init(_ rows: Rows) {}
}
