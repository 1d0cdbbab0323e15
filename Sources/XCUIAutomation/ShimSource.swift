/// The one file a test target needs beside its tests.
package enum ShimSource {
  /// The types of XCTest and Foundation that this module declares anew.
  package static let redeclaredTypes = [
    "NSComparisonPredicate", "NSExpression", "RunLoop", "XCTNSNotificationExpectation",
    "XCTNSPredicateExpectation", "XCTWaiter", "XCTWaiterDelegate", "XCTestCase",
    "XCTestExpectation", "XCTestObservation",
  ]

  /// The Swift source of the file.
  ///
  /// Names of a file's own module win over imported ones, so that test sources which only
  /// `import XCTest` mean these types. They are public, so that a library of test support can offer
  /// classes that inherit from them. What Foundation has for the network is a module of its own on
  /// Linux; the file adds it, so that only targets that have the file load it.
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

  private static func alias(_ type: String) -> String {
    let reason = type.hasPrefix("NS") ? "can be made on Linux" : "knows virtual time"
    return "/// The one that \(reason).\npublic typealias \(type) = XCUIAutomation.\(type)\n"
  }
}
