import Combine
import XCTest

final class PublisherTests: XCTestCase {
  private var kept: Set<AnyCancellable> = []

  private func values<P: Publisher>(
    of publisher: P, after act: () -> Void = {}
  ) -> [P.Output] where P.Failure == Never {
    var values: [P.Output] = []
    publisher.sink { values.append($0) }.store(in: &kept)
    act()
    return values
  }

  func testASubjectSendsToWhoeverIsThere() {
    let subject = PassthroughSubject<Int, Never>()
    subject.send(1)
    XCTAssertEqual(values(of: subject) { subject.send(2) }, [2])
  }

  func testACurrentValueIsSentAtOnce() {
    let subject = CurrentValueSubject<Int, Never>(1)
    XCTAssertEqual(values(of: subject) { subject.value = 2 }, [1, 2])
  }

  func testACancelledSubscriberGetsNothing() {
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    let cancellable = subject.sink { _ in count += 1 }
    cancellable.cancel()
    subject.send(1)
    XCTAssertEqual(count, 0)
  }

  func testValuesAreChangedAndLeftOut() {
    let publisher = [1, 2, 3, 4].publisher.filter { $0 > 1 }.map { $0 * 10 }.dropFirst()
    XCTAssertEqual(values(of: publisher), [30, 40])
  }

  func testEqualNeighboursAreLeftOut() {
    XCTAssertEqual(values(of: [1, 1, 2, 2, 1].publisher.removeDuplicates()), [1, 2, 1])
  }

  func testTheLastValuesOfTwoAreCombined() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<String, Never>()
    let sums = first.combineLatest(second) { "\($0)\($1)" }
    let sent = values(of: sums) {
      first.send(1)
      second.send("a")
      first.send(2)
    }
    XCTAssertEqual(sent, ["1a", "2a"])
  }

  func testTwoAreMergedInOrder() {
    let first = PassthroughSubject<Int, Never>()
    let second = PassthroughSubject<Int, Never>()
    let sent = values(of: first.merge(with: second)) {
      second.send(2)
      first.send(1)
    }
    XCTAssertEqual(sent, [2, 1])
  }

  func testAnErrorIsReplaced() {
    let failing = [1, 2].publisher.tryMap { if $0 == 2 { throw CancellationError() } else { $0 } }
    XCTAssertEqual(values(of: failing.replaceError(with: 9)), [1, 9])
  }

  func testAFutureSendsItsResultToAll() {
    let future = Future<Int, Never> { $0(.success(3)) }
    XCTAssertEqual(values(of: future), [3])
    XCTAssertEqual(values(of: future), [3])
  }

  func testAPublishedPropertySendsBeforeItChanges() {
    let counter = PublishedCounter()
    var changes = 0
    counter.objectWillChange.sink { changes += 1 }.store(in: &kept)
    let sent = values(of: counter.$count) { counter.count = 5 }
    XCTAssertEqual(sent, [0, 5])
    XCTAssertEqual(changes, 1)
  }

  func testWhatAPublisherAssignsIsAChangeOfTheObject() {
    let counter = PublishedCounter()
    let subject = PassthroughSubject<Int, Never>()
    var changes = 0
    counter.objectWillChange.sink { changes += 1 }.store(in: &kept)
    subject.assign(to: &counter.$count)
    subject.send(4)
    XCTAssertEqual(counter.count, 4)
    XCTAssertEqual(changes, 1)
  }
}

private final class PublishedCounter: ObservableObject {
  @Published var count = 0
}
