/// The replacement for the module XCTestExtensions, with which tests enter and delete text.
enum TextEntryStandIn {
  /// The module.
  static let standIn = StandIn(
    module: "XCTestExtensions", source: source,
    words: "enters and deletes text as the package does; an app is relaunched, not deleted.")

  private static let source = """
    import Foundation
    import XCUIAutomation

    public struct TextInputOptions: OptionSet, Sendable {
      public let rawValue: UInt16
      public init(rawValue: UInt16) { self.rawValue = rawValue }

      public static let disableKeyboardDismiss = TextInputOptions(rawValue: 1 << 0)
      public static let tapFromRight = TextInputOptions(rawValue: 1 << 1)
      public static let skipTextInputValidation = TextInputOptions(rawValue: 1 << 2)
      public static let skipTextFieldSelection = TextInputOptions(rawValue: 1 << 3)
    }

    extension XCUIElement {
      public func enter(value: String, options: TextInputOptions = []) throws {
        try type(value, options) { $0.hasSuffix(value) }
      }

      public func delete(count: Int, options: TextInputOptions = []) throws {
        let length = (self.value as? String)?.count ?? 0
        let keys = String(repeating: XCUIKeyboardKey.delete.rawValue, count: count)
        try type(keys, options) { $0 == placeholderValue || $0.count <= max(0, length - count) }
      }

      private func type(
        _ text: String, _ options: TextInputOptions, until isDone: (String) -> Bool
      ) throws {
        if !options.contains(.skipTextFieldSelection) {
          let place = CGVector(dx: options.contains(.tapFromRight) ? 0.95 : 0.5, dy: 0.5)
          coordinate(withNormalizedOffset: place).tap()
        }
        typeText(text)
        if !options.contains(.disableKeyboardDismiss) { XCUIApplication().dismissKeyboard() }
        let isUnchecked = options.contains(.skipTextInputValidation)
        if isUnchecked || elementType == .secureTextField { return }
        guard isDone(value as? String ?? "") else { throw XCTestError(.failureWhileWaiting) }
      }
    }

    extension XCUIElementQuery {
      public func matching(_ format: String, _ args: Any...) -> XCUIElementQuery {
        matching(NSPredicate(format: format, argumentArray: args))
      }

      public func element(matching format: String, _ args: Any...) -> XCUIElement {
        element(matching: NSPredicate(format: format, argumentArray: args))
      }

      public func containing(_ format: String, _ args: Any...) -> XCUIElementQuery {
        containing(NSPredicate(format: format, argumentArray: args))
      }
    }

    extension XCUIElement {
      public var toggleState: Bool? {
        guard [.switch, .toggle].contains(elementType) else { return nil }
        return ["0": false, "1": true][value as? String ?? ""]
      }

      public func flipToggle() throws {
        let inner = descendants(matching: .switch).element
        (inner.exists ? inner : self).tap()
      }

      public func setToggleState(isOn: Bool) throws {
        guard let toggleState else { throw XCTestError(.failureWhileWaiting) }
        if toggleState != isOn { try flipToggle() }
      }
    }

    extension XCUIApplication {
      public func dismissKeyboard() {
        guard keyboards.firstMatch.exists else { return }
        for name in ["Return", "return", "Done", "Go", "Next", "Search", "Send", "Continue"] {
          let key = keyboards.buttons[name]
          guard key.exists else { continue }
          key.tap()
          return
        }
      }

      public func deleteAndLaunch(withSpringboardAppName appName: String) {
        delete(app: appName)
        launch()
      }

      public func delete(app appName: String) { terminate() }
    }

    extension Duration {
      public var timeInterval: TimeInterval {
        Double(components.seconds) + Double(components.attoseconds) / 1e18
      }
    }

    public func sleep(for duration: Duration) {
      Thread.sleep(forTimeInterval: duration.timeInterval)
    }

    public func XCTAssertThrowsErrorAsync<Value>(
      _ expression: @autoclosure @Sendable () async throws -> Value,
      _ message: @autoclosure @Sendable () -> String = "", file: StaticString = #filePath,
      line: UInt = #line, _ handler: @Sendable (any Error) throws -> Void = { _ in }
    ) async rethrows {
      do {
        _ = try await expression()
        XCTFail(message(), file: file, line: line)
      } catch {
        try handler(error)
      }
    }

    """
}
