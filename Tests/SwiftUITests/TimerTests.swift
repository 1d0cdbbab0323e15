import Combine
import Foundation
import SwiftUI
import XCTest

/// Publishers of Foundation's own sources, and preferences that are changed on their way.
final class TimerTests: XCTestCase {
  func testNotificationsAreSentUntilCancelled() {
    let center = NotificationCenter()
    let name = Notification.Name("price")
    var heard: [String] = []
    let listening = center.publisher(for: name)
      .sink { heard.append($0.object as? String ?? "") }
    center.post(name: name, object: "first")
    listening.cancel()
    center.post(name: name, object: "second")
    XCTAssertEqual(heard, ["first"])
  }

  func testAPublisherMadeByItsNameHearsItsCenterAlone() {
    let center = NotificationCenter()
    let name = Notification.Name("price")
    var count = 0
    let publisher = NotificationCenter.Publisher(center: center, name: name)
    let listening = publisher.sink { _ in count += 1 }
    center.post(name: name, object: nil)
    NotificationCenter.default.post(name: name, object: nil)
    XCTAssertEqual(count, 1)
    listening.cancel()
  }

  func testASequenceIsSentInOrder() {
    var sent: [Int] = []
    let publisher = Publishers.Sequence<[Int], Never>(sequence: [1, 2, 3])
    _ = publisher.sink(
      receiveCompletion: { _ in sent.append(0) }, receiveValue: { sent.append($0) })
    XCTAssertEqual(sent, [1, 2, 3, 0])
  }

  func testMapsOfPointsAreDoneOneAfterTheOther() {
    let map = CGAffineTransform(translationX: 10, y: 0).scaledBy(x: 2, y: 3)
    let point = CGPoint(x: 1, y: 1).applying(map)
    XCTAssertEqual(point, CGPoint(x: 12, y: 3))
    XCTAssertEqual(point.applying(map.inverted()), CGPoint(x: 1, y: 1))
  }

  func testTheFolderForFilesOfTheMomentIsThatOfFoundation() {
    XCTAssertEqual(URL.temporaryDirectory, FileManager.default.temporaryDirectory)
  }

  func testAStringOfATextHasItsArguments() {
    XCTAssertEqual(String(localized: "\(3) of \("ten")"), "3 of ten")
    XCTAssertEqual(String(localized: LocalizedStringResource("\(1234) rows")), "1,234 rows")
  }
}
