import Foundation
import UniformTypeIdentifiers
import XCTest

/// Addresses of files of a type.
final class FileAddressTests: XCTestCase {
  private let folder = URL(fileURLWithPath: "/notes")

  func testANameGetsTheExtensionOfItsType() {
    XCTAssertEqual(
      folder.appendingPathComponent("first", conformingTo: .json).path, "/notes/first.json")
  }

  func testANameKeepsAnExtensionOfItsType() {
    XCTAssertEqual(
      folder.appendingPathComponent("photo.jpg", conformingTo: .jpeg).path, "/notes/photo.jpg")
  }

  func testANameWithAnotherExtensionGetsASecond() {
    XCTAssertEqual(
      folder.appendingPathComponent("first.old", conformingTo: .json).path,
      "/notes/first.old.json")
  }

  func testATypeWithoutAnExtensionAddsNone() {
    XCTAssertEqual(
      folder.appendingPathComponent("photo", conformingTo: .image).path, "/notes/photo")
  }
}
