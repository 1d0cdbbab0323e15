public import XCUIAutomation

/// One of the things a wait asks for, with a name to be called by when it does not hold.
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
  /// What does not hold, in words; nil while it holds.
  let fault: @MainActor () -> String?

  /// Asks whether something is so; the name says what.
  public init(_ name: String, _ holds: @escaping @MainActor () -> Bool) {
    fault = { holds() ? nil : "\(name): it is not so" }
  }

  /// Asks whether a value is the one that is wanted, and says which it is instead.
  ///
  /// Reading an attribute of an element that does not exist fails a test at once: ask for the
  /// element in a condition before this one.
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

  /// Asks for an element that exists and can be touched.
  public static func visible(_ element: XCUIElement) -> WaitCondition {
    WaitCondition {
      guard element.exists else { return "\(element.description) does not exist" }
      return element.isHittable ? nil : "\(element.description) exists, but cannot be touched"
    }
  }

  /// Asks for an element that exists.
  public static func exists(_ element: XCUIElement) -> WaitCondition {
    WaitCondition { element.exists ? nil : "\(element.description) does not exist" }
  }

  /// Asks for an element not to exist.
  public static func gone(_ element: XCUIElement) -> WaitCondition {
    WaitCondition { element.exists ? "\(element.description) is still there" : nil }
  }

  private static func words(_ value: some Any) -> String {
    (value as? String).map { "\"\($0)\"" } ?? "\(value)"
  }
}

/// Puts the conditions of a wait one below the other.
@resultBuilder
public enum WaitConditionBuilder {
  /// The conditions as a list.
  public static func buildBlock(_ conditions: WaitCondition...) -> [WaitCondition] { conditions }
}
