import CTestHost
import XCTest

/// The assertion of XCTest whose expression is being evaluated, found from the stack.
///
/// Xcode's assertions catch the exceptions of their expressions and tell them as their own failure
/// (behaviour.md A7).
package enum EnclosingAssertion {
  /// The message of an exception: inside an assertion, which tells it, as that does.
  package static func message(ofException exception: String) -> String {
    guard let name else { return exception }
    return "\(name) failed: throwing \"\(exception)\""
  }

  /// The name of the innermost assertion, such as `XCTAssertTrue`; nil outside of any.
  static var name: String? {
    for address in FailureSite.returnAddresses() {
      if address == callFromAssertTrue { return "XCTAssertTrue" }
      guard let symbol = test_host_exported_symbol(address).map({ String(cString: $0) }),
        let name = name(inSymbol: symbol)
      else { continue }
      return name
    }
    return nil
  }

  /// Where `XCTAssertTrue` goes on when its expression has been evaluated.
  ///
  /// Neither it nor `XCTAssert` leaves a named frame: both jump to the same nameless function,
  /// whose frame is learned by calling one of them. Xcode tells both as `XCTAssertTrue` too.
  private static let callFromAssertTrue: UInt? = {
    var learned: UInt?
    func learn() -> Bool {
      let addresses = FailureSite.returnAddresses()
      let own = addresses.first.flatMap { test_host_library($0) }
      learned = addresses.first { test_host_library($0) != own }
      return true
    }
    XCTAssertTrue(learn())
    return learned
  }()

  /// The assertion that a mangled name stands for: the module's name, the length of the function's
  /// name, and that name.
  static func name(inSymbol symbol: String) -> String? {
    let module = "$s6XCTest"
    guard symbol.hasPrefix(module) else { return nil }
    let rest = symbol.dropFirst(module.count)
    let digits = rest.prefix { $0.isASCII && $0.isNumber }
    guard let length = Int(digits), length < 100 else { return nil }
    let name = rest.dropFirst(digits.count).prefix(length)
    return name.hasPrefix("XCTAssert") || name == "XCTUnwrap" ? String(name) : nil
  }
}
