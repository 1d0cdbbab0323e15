public import XCUIAutomation

/// One condition of a wait, with a name for failures.
///
/// ```swift
/// wait(timeout: 5) {
///   WaitCondition.visible(popup.element)
///   WaitCondition("the title", popup.title.label, is: "Desk Lamp")
///   WaitCondition("the button can be used") { popup.button.isEnabled }
/// }
/// ```
@preconcurrency @MainActor
public struct WaitCondition {
  /// Why the condition is not met, in words; nil if it is met.
  let fault: @MainActor () -> String?

  /// A condition with a name.
  public init(_ name: String, _ holds: @escaping @MainActor () -> Bool) {
    fault = { holds() ? nil : "\(name): not met" }
  }

  /// A value equals the wanted one; a failure shows the actual value.
  ///
  /// Reading an attribute of a missing element fails a test at once, so check in an earlier
  /// condition that it exists.
  public init<Value: Equatable>(
    _ name: String, _ value: @autoclosure @escaping @MainActor () -> Value, is wanted: Value
  ) {
    fault = {
      let found = value()
      guard found != wanted else { return nil }
      return "\(name): \(Self.words(found)) instead of \(Self.words(wanted))"
    }
  }

  private init(fault: @escaping @MainActor () -> String?) { self.fault = fault }

  /// An element exists and is hittable.
  public static func visible(_ element: XCUIElement) -> WaitCondition {
    WaitCondition {
      guard element.exists else { return "\(element.description) does not exist" }
      return element.isHittable ? nil : "\(element.description) exists, but cannot be touched"
    }
  }

  /// An element exists.
  public static func exists(_ element: XCUIElement) -> WaitCondition {
    WaitCondition { element.exists ? nil : "\(element.description) does not exist" }
  }

  /// An element does not exist.
  public static func gone(_ element: XCUIElement) -> WaitCondition {
    WaitCondition { element.exists ? "\(element.description) is still there" : nil }
  }

  private static func words(_ value: some Any) -> String {
    (value as? String).map { "\"\($0)\"" } ?? "\(value)"
  }
}

/// Builds the conditions of a wait, one per line.
@resultBuilder
public enum WaitConditionBuilder {
  /// The conditions as a list.
  public static func buildBlock(_ conditions: WaitCondition...) -> [WaitCondition] { conditions }
}
