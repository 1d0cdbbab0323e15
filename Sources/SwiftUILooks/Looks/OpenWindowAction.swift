public import SwiftUIViews

/// Opens a window of an app; on a phone there is only the one that is open.
public struct OpenWindowAction {
  /// Does nothing, as on a phone.
  public func callAsFunction(id: String) {}
  /// Does nothing, as on a phone.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Does nothing, as on a phone.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

/// Closes a window of an app; on a phone there is only the one that stays.
public struct DismissWindowAction {
  /// Does nothing, as on a phone.
  public func callAsFunction() {}
  /// Does nothing, as on a phone.
  public func callAsFunction(id: String) {}
  /// Does nothing, as on a phone.
  public func callAsFunction<Value: Codable & Hashable>(value: Value) {}
  /// Does nothing, as on a phone.
  public func callAsFunction<Value: Codable & Hashable>(id: String, value: Value) {}
}

extension EnvironmentValues {
  /// Opens a window.
  public var openWindow: OpenWindowAction { OpenWindowAction() }
  /// Closes a window.
  public var dismissWindow: DismissWindowAction { DismissWindowAction() }
  /// Whether an app can have several windows: not on a phone.
  public var supportsMultipleWindows: Bool { false }
}
