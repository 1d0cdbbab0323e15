@_exported public import Combine
@_exported public import Foundation
@_exported public import FoundationNetworking
@_exported public import Observation
package import ViewLayout

/// A part of what an app shows.
@MainActor @preconcurrency
public protocol View {
  /// The type of its content.
  associatedtype Body: View
  /// Its content.
  @ViewBuilder @MainActor @preconcurrency var body: Self.Body { get }
}

extension Never: View {
  /// There is none.
  public var body: Never { fatalError("a view without a body has none") }
}

extension View where Body == Never {
  /// Views that the system draws have no body.
  public var body: Never { fatalError("\(Self.self) has no body") }
}

/// A view that is drawn without a body.
@MainActor
package protocol Drawable {
  /// The boxes that it shows.
  func draw(in scope: DrawScope) -> [Box]
}
