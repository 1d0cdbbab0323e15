/// The shim file, the only file that a test target needs in addition to its tests.
package enum ShimSource {
  /// The types of XCTest and Foundation that this module replaces.
  package static let redeclaredTypes = [
    "NSComparisonPredicate", "NSExpression", "RunLoop", "XCTNSNotificationExpectation",
    "XCTNSPredicateExpectation", "XCTWaiter", "XCTWaiterDelegate", "XCTestCase",
    "XCTestCaseRun", "XCTestExpectation", "XCTestObservation",
  ]

  /// The Swift source of the shim file.
  ///
  /// Names of a module's own files win over imported names. So test sources that only `import
  /// XCTest` use these types. The aliases are public, so a test support library can offer
  /// subclasses of them. Foundation's networking is a separate module on Linux; the file imports
  /// it, so only targets with the file load it.
  package static let text =
    """
    // Lets the tests of this target drive a simulated app.
    @_exported import FoundationNetworking
    @_exported import XCUIAutomation


    """
    + redeclaredTypes.map(alias).joined()
      + """

      extension NSPredicate {
        /// Foundation has no text of a predicate on Linux.
        var predicateFormat: String { PredicateText(self).format }
      }

      """

  /// The source of the shim file that also exports `snapshot`.
  package static let textWithSnapshots = text.replacing(
    exported, with: "@_exported import Snapshots\n" + exported)

  private static let exported = "@_exported import XCUIAutomation\n"

  private static func alias(_ type: String) -> String {
    let reason =
      type.hasPrefix("NS")
      ? "can be made on Linux" : type.hasSuffix("Run") ? "records issues" : "knows virtual time"
    return "/// The one that \(reason).\npublic typealias \(type) = XCUIAutomation.\(type)\n"
  }
}
