import Foundation
import SwiftUI
import SwiftUIViews
import XCTest

@testable import ViewHosting

/// The texts of an app are read from a folder of bounded size.
final class AppTextsTests: XCTestCase {
  func testAFolderWithMoreFilesThanTheLimitIsAFault() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("many-texts-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    for name in ["a.txt", "b.txt"] {
      try Data().write(to: folder.appendingPathComponent(name))
    }

    XCTAssertEqual(AppTexts(below: folder.path, fileLimit: 2).faults, [])
    XCTAssertEqual(
      AppTexts(below: folder.path, fileLimit: 1).faults,
      ["\(folder.path): the folder has more than 1 files, which is the limit"])
    XCTAssertGreaterThan(AppTexts.fileLimit, 1_000)
  }

  func testALargeFileAndAPipeAreNotRead() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("large-texts-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    let file = folder.appendingPathComponent("Own.xcstrings")
    let text = #"{"strings": {}}"#
    try Data(text.utf8).write(to: file)
    XCTAssertEqual(mkfifo(folder.appendingPathComponent("Pipe.xcstrings").path, 0o600), 0)

    let size = text.utf8.count
    XCTAssertEqual(AppTexts(below: folder.path, sizeLimit: size).faults, [])
    XCTAssertEqual(
      AppTexts(below: folder.path, sizeLimit: size - 1).faults,
      ["\(file.path): the file has more than \(size - 1) bytes, which is the limit"])
    XCTAssertGreaterThan(AppTexts.sizeLimit, 1_000_000)
  }

  func testANameThatNoAssetCatalogueHasIsToldOnce() throws {
    let folder = FileManager.default.temporaryDirectory
      .appendingPathComponent("assets-\(ProcessInfo.processInfo.processIdentifier)")
    defer { try? FileManager.default.removeItem(at: folder) }
    for asset in ["Ground.colorset", "Logos/Cover.imageset"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Assets.xcassets/\(asset)"),
        withIntermediateDirectories: true)
    }
    let other = try XCTUnwrap(Bundle(path: folder.path))
    var told: [String] = []
    let texts = AppTexts(below: folder.path)
    AppAssets.$current.withValue(texts.assets { told.append($0) }) {
      _ = (Color("Ground"), Color("Sky"), Color("Sky"))
      _ = (Image("Logos/Cover"), Image("Cover"), Image("Ground"), Image(decorative: "Sea"))
      _ = (Image(systemName: "star"), Image("Other", bundle: other))
    }
    XCTAssertEqual(
      told,
      [
        "No color named 'Sky' found in asset catalog for main bundle",
        "No image named 'Ground' found in asset catalog for main bundle",
        "No image named 'Sea' found in asset catalog for main bundle",
      ])
    let without = AppTexts(below: folder.appendingPathComponent("Assets.xcassets").path)
    XCTAssertNil(without.assets { _ in }, "a folder inside of a catalogue holds none")
  }
}
