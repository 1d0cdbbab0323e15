import CoreGraphics
import OSLog
import UIKit
import XCTest
import os

/// Names of Apple's other frameworks that test sources use.
final class FrameworkNameTests: XCTestCase {
  private let logger = Logger(subsystem: "com.example.tests", category: "ui")
  private let log = OSLog(subsystem: "com.example.tests", category: .pointsOfInterest)

  func testLogsTakeMessagesAndKeepNone() {
    var isAsked = false
    func value() -> Int {
      isAsked = true
      return 1
    }
    logger.debug("Started \(value(), privacy: .public) of \("a", align: .left(columns: 4))")
    logger.error("Took \(1.5, format: .fixed(precision: 2)) s, \(255, format: .hex)")
    logger.log(level: .fault, "gone")
    os_log("plain")
    os_log("Row %d of %@", log: log, type: .info, 1, "a")
    os_log(.error, "Row \(value())")
    XCTAssertFalse(isAsked)
    XCTAssertFalse(log.isEnabled(type: .error))
  }

  func testSignpostsRunWhatTheyMark() {
    let signposter = OSSignposter(logHandle: log)
    let interval = signposter.beginInterval("load", id: signposter.makeSignpostID())
    os_signpost(.begin, log: log, name: "tap", signpostID: OSSignpostID(log: log))
    os_signpost(.end, log: log, name: "tap", "%d", 1)
    signposter.endInterval("load", interval)
    XCTAssertEqual(signposter.withIntervalSignpost("sum") { 1 + 1 }, 2)
  }

  func testALockProtectsItsState() {
    let count = OSAllocatedUnfairLock(initialState: 0)
    DispatchQueue.concurrentPerform(iterations: 100) { _ in count.withLock { $0 += 1 } }
    XCTAssertEqual(count.withLock { $0 }, 100)
  }

  func testClocksAreVirtual() {
    let (date, uptime) = (CFAbsoluteTimeGetCurrent(), CACurrentMediaTime())
    sleep(7)
    XCTAssertEqual(CFAbsoluteTimeGetCurrent() - date, 7, accuracy: 0.001)
    XCTAssertEqual(CACurrentMediaTime() - uptime, 7, accuracy: 0.001)
    XCTAssertEqual(NSInteger(3), 3)
  }

  func testTextSizesHaveTheirNamesAndAnOrder() {
    XCTAssertEqual(UIContentSizeCategory.large.rawValue, "UICTContentSizeCategoryL")
    XCTAssertEqual(
      UIContentSizeCategory.accessibilityExtraExtraExtraLarge.rawValue,
      "UICTContentSizeCategoryAccessibilityXXXL")
    XCTAssertLessThan(UIContentSizeCategory.small, .extraLarge)
    XCTAssertTrue(UIContentSizeCategory.accessibilityLarge.isAccessibilityCategory)
    XCTAssertFalse(UIContentSizeCategory.unspecified < .large)
  }

  func testColoursAreComparedByTheirParts() {
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
    UIColor(hue: 1 / 3, saturation: 1, brightness: 1, alpha: 0.5)
      .getRed(&red, green: &green, blue: &blue, alpha: &alpha)
    XCTAssertEqual(red, 0, accuracy: 1e-9)
    XCTAssertEqual(green, 1, accuracy: 1e-9)
    XCTAssertEqual(blue, 0, accuracy: 1e-9)
    XCTAssertEqual(alpha, 0.5)
    XCTAssertEqual(UIColor.red, UIColor(red: 1, green: 0, blue: 0, alpha: 1))
    XCTAssertNotEqual(UIColor.red, UIColor.red.withAlphaComponent(0.5))
  }

  func testFontsHaveTheSizesOfTheirStyles() {
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .body).pointSize, 17)
    XCTAssertEqual(UIFont.preferredFont(forTextStyle: .largeTitle).pointSize, 34)
    XCTAssertEqual(
      UIFont.systemFont(ofSize: 12, weight: .bold), UIFont.systemFont(ofSize: 12, weight: .bold))
    XCTAssertNotEqual(UIFont.systemFont(ofSize: 12), UIFont.systemFont(ofSize: 13))
  }

  func testTheLineOfAFontIsAsHighAsTheSystemsIs() {
    let font = UIFont.systemFont(ofSize: 17)
    XCTAssertEqual(font.lineHeight, 20.287, accuracy: 0.001)
    XCTAssertEqual(font.ascender - font.descender + font.leading, font.lineHeight)
    XCTAssertEqual(font.capHeight, 11.978, accuracy: 0.001)
    XCTAssertEqual(font.xHeight, 8.948, accuracy: 0.001)
  }

  func testAppsSeeTheRunLoopOfFoundation() {
    let loops: [Foundation.RunLoop] = [UIKit.RunLoop.main, CoreGraphics.RunLoop.main]
    XCTAssertTrue(loops[0] === loops[1])
  }

  func testFramesAreInset() {
    let frame = CGRect(x: 0, y: 0, width: 100, height: 50)
      .inset(by: UIEdgeInsets(top: 1, left: 2, bottom: 3, right: 4))
    XCTAssertEqual(frame, CGRect(x: 2, y: 1, width: 94, height: 46))
    XCTAssertEqual(UIApplication.openSettingsURLString, "app-settings:")
    XCTAssertEqual(UIUserInterfaceStyle.dark.rawValue, 2)
  }

  func testAPartOfAScreenshotIsCut() throws {
    XCUIApplication().launch()
    let image = XCUIScreen.main.screenshot().image
    let whole = try XCTUnwrap(image.cgImage)
    XCTAssertEqual(whole.width, Int(image.size.width * image.scale))
    let frame = CGRect(x: 0, y: 100, width: whole.width, height: whole.height - 100)
    let cut = UIImage(cgImage: try XCTUnwrap(whole.cropping(to: frame)))
    XCTAssertEqual(cut.size.height, image.size.height - 50)
    let size = CGSize(width: image.size.width, height: image.size.height - 50)
    let drawn = UIGraphicsImageRenderer(size: size).image { _ in
      image.draw(at: CGPoint(x: 0, y: -50))
    }
    XCTAssertEqual(drawn.pngData(), cut.pngData())
    XCTAssertNil(whole.cropping(to: CGRect(x: -9, y: 0, width: 5, height: 5)))
  }
}
