import SwiftUI
import XCTest

/// What an app puts into an item provider.
final class ItemProviderTests: XCTestCase {
  func testAnItemProviderGivesTheDataOfARegisteredType() {
    let provider = NSItemProvider()
    provider.registerDataRepresentation(forTypeIdentifier: "com.example.tea", visibility: .all) {
      $0(Data("tea".utf8), nil)
      return nil
    }
    XCTAssertTrue(provider.hasItemConformingToTypeIdentifier("com.example.tea"))
    var given: Data?
    _ = provider.loadDataRepresentation(forTypeIdentifier: "com.example.tea") { data, _ in
      given = data
    }
    XCTAssertEqual(given, Data("tea".utf8))
  }

  func testDataOfAnotherTypeAreAnError() {
    let provider = NSItemProvider(item: "tea", typeIdentifier: "com.example.tea")
    var fault: (any Error)?
    _ = provider.loadDataRepresentation(forTypeIdentifier: "com.example.cake") { fault = $1 }
    XCTAssertNotNil(fault)
  }
}
