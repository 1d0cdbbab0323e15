import Foundation
import XCTest

@testable import rehearse

/// Asset catalogues get the names that Xcode makes of them.
final class AssetSymbolsTests: XCTestCase {
  private var folder = URL(fileURLWithPath: "/")

  override func setUpWithError() throws {
    folder = try ToolRun.folder()
    for asset in [
      "Assets.xcassets/AccentColor.colorset", "Assets.xcassets/red.colorset",
      "Assets.xcassets/Logos/large cover.imageset", "Assets.xcassets/Tea/2 cups.imageset",
      "Assets.xcassets/default.symbolset", "Other/plain.imageset",
    ] {
      let place = folder.appendingPathComponent(asset)
      try FileManager.default.createDirectory(at: place, withIntermediateDirectories: true)
    }
    try Data(#"{ "properties": { "provides-namespace": true } }"#.utf8)
      .write(to: folder.appendingPathComponent("Assets.xcassets/Tea/Contents.json"))
  }

  override func tearDown() { try? FileManager.default.removeItem(at: folder) }

  func testNamesAreThoseOfXcode() {
    XCTAssertEqual(AssetSymbols.name(of: "AppWhite", kind: .color), "appWhite")
    XCTAssertEqual(AssetSymbols.name(of: "AccentColor", kind: .color), "accent")
    XCTAssertEqual(AssetSymbols.name(of: "AccentColor", kind: .image), "accentColor")
    XCTAssertEqual(AssetSymbols.name(of: "color", kind: .color), "color")
    XCTAssertEqual(AssetSymbols.name(of: "large cover", kind: .image), "largeCover")
    XCTAssertEqual(AssetSymbols.name(of: "default", kind: .image), "`default`")
    XCTAssertEqual(AssetSymbols.name(of: "2 cups", kind: .image), "_2Cups")
  }

  func testTheKindIsLeftOutWhereItIsAWordOfItsOwn() {
    XCTAssertEqual(AssetSymbols.name(of: "text-color", kind: .color), "text")
    XCTAssertEqual(AssetSymbols.name(of: "bgcolor", kind: .color), "bgcolor")
  }

  func testALetterBehindADigitBeginsAWord() {
    XCTAssertEqual(AssetSymbols.name(of: "gray_e0e2db", kind: .color), "grayE0E2Db")
  }

  func testCapitalsAndDigitsStayAsTheyAre() {
    XCTAssertEqual(AssetSymbols.name(of: "FBFBFB", kind: .color), "FBFBFB")
    XCTAssertEqual(AssetSymbols.name(of: "EBA72B", kind: .color), "EBA_72_B")
    XCTAssertEqual(AssetSymbols.name(of: "A3A3A3", kind: .color), "A_3_A_3_A_3")
    XCTAssertEqual(AssetSymbols.name(of: "181818", kind: .color), "_181818")
  }

  func testAFolderIsPartOfANameOnlyWhereItsDescriptionSaysSo() {
    XCTAssertEqual(
      AssetSymbols(below: folder.path).assets.map(\.path),
      [
        ["AccentColor"], ["large cover"], ["Tea", "2 cups"], ["default"], ["red"],
      ])
  }

  func testWhatASourceNamesItselfIsNoSymbolOfAColor() throws {
    let source = "extension Color {\n  static let accent = Color(.accent)\n}\n"
    try Data(source.utf8).write(to: folder.appendingPathComponent("Colors.swift"))
    let text = AssetSymbols(below: folder.path).source
    XCTAssertTrue(text.contains("extension ColorResource { static let accent "))
    XCTAssertFalse(text.contains("static var accent: Color"))
  }

  func testTheFileHasEachName() throws {
    let run = try ToolRun(["shim", "--assets", "."], in: folder)
    XCTAssertEqual(run.code, 0, run.errors)
    for line in [
      #"extension ColorResource { static let accent = "#
        + #"ColorResource(name: "AccentColor", bundle: .main) }"#,
      #"extension Color { static var accent: Color { Color(ColorResource.accent) } }"#,
      #"extension ImageResource.Tea { static let _2Cups = "#
        + #"ImageResource(name: "Tea/2 cups", bundle: .main) }"#,
      "extension UIImage { static var largeCover: UIImage "
        + "{ UIImage(resource: ImageResource.largeCover) } }",
    ] { XCTAssertTrue(run.output.contains(line), line + "\n" + run.output) }
    XCTAssertTrue(run.output.contains("static let red = ColorResource"), run.output)
    XCTAssertFalse(run.output.contains("var red"), "SwiftUI has a red")
  }

  func testAFolderOfNamesIsDeclaredOnceInEachType() throws {
    for asset in ["hot", "cold/ice"] {
      try FileManager.default.createDirectory(
        at: folder.appendingPathComponent("Assets.xcassets/Tea/\(asset).colorset"),
        withIntermediateDirectories: true)
    }
    let lines = AssetSymbols(below: folder.path).source.split(separator: "\n")
    XCTAssertEqual(
      lines.filter { $0.contains("enum") },
      ["ColorResource", "Color", "UIColor", "ImageResource", "UIImage"]
        .map { "extension \($0) { enum Tea {} }" })
    XCTAssertTrue(
      lines.contains(
        "extension Color.Tea { static var hot: Color { Color(ColorResource.Tea.hot) } }"))
  }

  func testAFolderWithoutACatalogueIsNamed() throws {
    let run = try ToolRun(["shim", "--assets", "Other"], in: folder)
    XCTAssertEqual(run.code, 1)
    XCTAssertTrue(run.errors.contains("Other contains no asset catalog"), run.errors)
  }
}
