import CTestHost
import XCTest

/// The XCTest assertion whose expression is being evaluated, found on the call stack.
///
/// Xcode's assertions catch exceptions in their expressions and report them as their own failures
/// (behaviour.md A7).
package enum EnclosingAssertion {
  /// The message of an exception; inside an assertion it has the form of that assertion's failure.
  package static func message(ofException exception: String) -> String {
    guard let name else { return exception }
    return "\(name) failed: throwing \"\(exception)\""
  }

  /// The name of the innermost assertion, such as `XCTAssertTrue`; nil outside of an assertion.
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

  /// The return address in `XCTAssertTrue` from the evaluation of its expression.
  ///
  /// `XCTAssertTrue` and `XCTAssert` have no named frame on the stack: both jump to the same
  /// unnamed function. Its address is found by calling one of them. Xcode reports both as
  /// `XCTAssertTrue`, too.
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

  /// The assertion of a mangled name.
  ///
  /// Such a name consists of the module's name, the length of the function's name, and that name.
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
