public import SwiftUIViews
import ViewGraph

/// Dismisses the view that reads it.
public struct DismissAction {
  private let keeper: AnyObject?
  private let act: () -> Void

  /// Makes an action of an object, so that two of one object are the same.
  package init(keeper: AnyObject?, _ act: @escaping () -> Void) {
    self.keeper = keeper
    self.act = act
  }

  /// Closes the view.
  public func callAsFunction() { act() }
}

extension DismissAction: SelfComparing {
  package func isSame(as other: Any) -> Bool {
    guard let other = other as? DismissAction else { return false }
    return keeper === other.keeper
  }
}

/// Whether a view is presented, and how it is dismissed, in the older form.
public struct PresentationMode {
  /// Whether the view is shown over another.
  public let isPresented: Bool
  let close: DismissAction
  /// Closes the view.
  public mutating func dismiss() { close() }
}

private enum DismissKey: EnvironmentKey {
  static var defaultValue: DismissAction { DismissAction(keeper: nil) {} }
}
private enum PresentedKey: EnvironmentKey { static var defaultValue: Bool { false } }

extension EnvironmentValues {
  /// Closes the view.
  public var dismiss: DismissAction {
    get { self[DismissKey.self] }
    set { self[DismissKey.self] = newValue }
  }
  /// Whether the view is shown over another.
  public var isPresented: Bool {
    get { self[PresentedKey.self] }
    set { self[PresentedKey.self] = newValue }
  }
  /// Whether the view is presented, and how it is dismissed.
  public var presentationMode: Binding<PresentationMode> {
    let mode = PresentationMode(isPresented: isPresented, close: dismiss)
    return Binding(get: { mode }, set: { _ in })
  }
}
