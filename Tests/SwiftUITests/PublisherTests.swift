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

  func testAResultSendsItsValueOrItsError() {
    struct Fault: Error {}
    XCTAssertEqual(values(of: Result.Publisher(3)), [3])
    var ended: [String] = []
    for result in [Result<Int, Fault>.success(4), .failure(Fault())] {
      result.publisher
        .sink {
          ended.append("\($0)")
        } receiveValue: {
          ended.append("\($0)")
        }
        .store(in: &kept)
    }
    XCTAssertEqual(ended.prefix(2), ["4", "finished"])
    XCTAssertEqual(ended.count, 3, "an error sends no value")
    XCTAssert(ended[2].hasPrefix("failure"))
  }

  func testARecordSendsWhatWasRecordedBeforeItsEnd() {
    let record = Record<Int, Never> {
      $0.receive(1)
      $0.receive(completion: .finished)
      $0.receive(2)
    }
    XCTAssertEqual(values(of: record), [1])
  }

  func testARecordEndsAsItWasRecorded() {
    struct Fault: Error, Equatable {}
    var ending: Subscribers.Completion<Fault>?
    let record = Record<Int, Fault>(output: [], completion: .failure(Fault()))
    record.sink(receiveCompletion: { ending = $0 }, receiveValue: { _ in }).store(in: &kept)
    XCTAssertEqual(ending, .failure(Fault()))
  }

  func testWithoutAFailureValuesPassTheAssertionAndTheBuffer() {
    struct Fault: Error {}
    let publisher = [1, 2].publisher.setFailureType(to: Fault.self)
      .buffer(size: 1, prefetch: .byRequest, whenFull: .dropOldest)
      .assertNoFailure()
    XCTAssertEqual(values(of: publisher), [1, 2])
  }

  func testTheLastValuesOfFourPublishersAreSentTogether() {
    let last = CurrentValueSubject<Int, Never>(4)
    let publisher = Publishers.CombineLatest4(Just(1), Just(2), Just(3), last)
      .map { [$0, $1, $2, $3] }
    XCTAssertEqual(values(of: publisher) { last.send(5) }, [[1, 2, 3, 4], [1, 2, 3, 5]])
  }

  func testOneValueOfEachOfFourPublishersIsSentTogether() {
    let last = PassthroughSubject<Int, Never>()
    let publisher = Publishers.Zip4([1, 5].publisher, [2, 6].publisher, [3, 7].publisher, last)
      .map { [$0, $1, $2, $3] }
    XCTAssertEqual(values(of: publisher) { last.send(4) }, [[1, 2, 3, 4]])
    XCTAssertEqual(values(of: Publishers.Zip3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 }), [6])
  }

  func testPairsEndWhenOneSideHasNoValueLeft() {
    let subject = PassthroughSubject<Int, Never>()
    var seen: [String] = []
    Just(1).zip(subject).sink(receiveCompletion: { seen.append("\($0)") }) {
      seen.append("\($0.0) and \($0.1)")
    }
    .store(in: &kept)
    XCTAssertEqual(seen, [])
    subject.send(2)
    XCTAssertEqual(seen, ["1 and 2", "finished"])
  }

  func testAPublisherFollowsTheEndOfAnother() {
    let publisher = Publishers.Concatenate(prefix: [1, 2].publisher, suffix: Just(3))
    XCTAssertEqual(values(of: publisher), [1, 2, 3])
  }

  func testACurrentValueIsSentAtOnce() {
    let subject = CurrentValueSubject<Int, Never>(1)
    XCTAssertEqual(values(of: subject) { subject.value = 2 }, [1, 2])
  }

  func testASharedPublisherHasOneConnection() {
    let subject = PassthroughSubject<Int, Never>()
    var count = 0
    let doubled = subject.map { $0 * 2 }.handleEvents(receiveOutput: { _ in count += 1 })
    let shared = Publishers.Share(upstream: doubled)
    let first = values(of: shared)
    XCTAssertEqual(first, [])
    XCTAssertEqual(values(of: shared) { subject.send(2) }, [4])
    XCTAssertEqual(count, 1)
  }

  func testEventsAreHandledInTheirOrder() {
    let subject = PassthroughSubject<Int, Never>()
    var events: [String] = []
    let handled = subject.handleEvents(
      receiveSubscription: { _ in events.append("subscription") },
      receiveOutput: { events.append("output \($0)") },
      receiveCompletion: { _ in events.append("completion") },
      receiveCancel: { events.append("cancel") },
      receiveRequest: { events.append($0 == .unlimited ? "request" : "request of some") })
    let subscriber = handled.sink { _ in }
    subject.send(1)
    subscriber.cancel()
    subject.send(2)
    XCTAssertEqual(events, ["subscription", "request", "output 1", "cancel"])
  }

  func testNoCancellationIsHandledAfterTheEnd() {
    var events: [String] = []
    let handled = Just(1).handleEvents(
      receiveCompletion: { _ in events.append("completion") },
      receiveCancel: { events.append("cancel") })
    handled.sink { _ in }.cancel()
    XCTAssertEqual(events, ["completion"])
  }

  func testSubscribersTakeValuesByTheirNames() {
    final class Holder { var number = 0 }
    let holder = Holder()
    var seen: [Int] = []
    let subject = PassthroughSubject<Int, Never>()
    subject.receive(subscriber: Subscribers.Assign(object: holder, keyPath: \.number))
    let sink = Subscribers.Sink<Int, Never>(receiveCompletion: { _ in }) { seen.append($0) }
    subject.receive(subscriber: sink)
    subject.send(3)
    sink.cancel()
    subject.send(4)
    XCTAssertEqual(holder.number, 4)
    XCTAssertEqual(seen, [3])
  }

  func testValuesAreAwaitedUntilTheEnd() async {
    var seen: [Int] = []
    for await value in [7].publisher.values { seen.append(value) }
    XCTAssertEqual(seen, [7])
  }

  func testTheErrorOfAPublisherIsThrownWhereItIsAwaited() async {
    do {
      for try await _ in Fail<Int, any Error>(error: CancellationError()).values {}
      XCTFail("the loop ended without an error")
    } catch { XCTAssertTrue(error is CancellationError) }
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

  func testAPropertyOfAnyObjectCanBePublished() {
    let counter = PlainCounter()
    XCTAssertEqual(values(of: counter.$count) { counter.count = 5 }, [0, 5])
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

private final class PlainCounter {
  @Published var count = 0
}

/// Operators that read, repeat and join.
final class FurtherPublisherTests: XCTestCase {
  private struct Failed: Error {}

  private func values<P: Publisher>(of publisher: P) -> [P.Output] {
    var values: [P.Output] = []
    let kept = publisher.sink { _ in
    } receiveValue: {
      values.append($0)
    }
    kept.cancel()
    return values
  }

  func testADecoderReadsWhatIsSent() {
    let data = Just(Data("[1, 2]".utf8)).setFailureType(to: (any Error).self)
    XCTAssertEqual(values(of: data.decode(type: [Int].self, decoder: JSONDecoder())), [[1, 2]])
  }

  func testAnErrorIsTriedAgain() {
    var tries = 0
    let publisher = Deferred { () -> AnyPublisher<Int, Failed> in
      tries += 1
      return tries < 3
        ? Fail(error: Failed()).eraseToAnyPublisher()
        : Just(tries).setFailureType(to: Failed.self).eraseToAnyPublisher()
    }
    XCTAssertEqual(values(of: publisher.retry(1)), [])
    XCTAssertEqual(values(of: publisher.retry(1)), [3])
  }

  func testASharedPublisherConnectsOnce() {
    let subject = PassthroughSubject<Int, Never>()
    var passed = 0
    let shared = subject.handleEvents(receiveOutput: { _ in passed += 1 }).share()
    var heard: [Int] = []
    let kept = [shared.sink { heard.append($0) }, shared.sink { heard.append(10 * $0) }]
    subject.send(1)
    XCTAssertEqual(passed, 1)
    XCTAssertEqual(heard, [1, 10])
    kept.forEach { $0.cancel() }
  }

  func testValuesComeBeforeOrInPlaceOfOthers() {
    XCTAssertEqual(values(of: [3].publisher.prepend(1, 2)), [1, 2, 3])
    XCTAssertEqual(values(of: Empty<Int, Never>().replaceEmpty(with: 7)), [7])
    XCTAssertEqual(values(of: [1, 2].publisher.last()), [2])
    XCTAssertEqual(values(of: [1, 2].publisher.ignoreOutput()).count, 0)
  }

  func testOperatorsCanBeNamedByTheirTypes() {
    let joined = Publishers.Merge([1].publisher, [2].publisher)
    XCTAssertEqual(values(of: joined), [1, 2])
    XCTAssertEqual(values(of: Publishers.MergeMany([Just(1), Just(2)])), [1, 2])
    let last = values(of: Publishers.CombineLatest3(Just(1), Just(2), Just(3)))
    XCTAssertEqual(last.map { [$0.0, $0.1, $0.2] }, [[1, 2, 3]])
    XCTAssertEqual(values(of: Publishers.Zip(Just(1), Just(2))).map { $0.0 + $0.1 }, [3])
  }

  func testValuesAreChosenByATest() {
    let numbers = [1, 2, 3, 4, 1].publisher
    XCTAssertEqual(values(of: numbers.prefix { $0 < 3 }), [1, 2])
    XCTAssertEqual(values(of: numbers.drop { $0 < 3 }), [3, 4, 1])
    XCTAssertEqual(values(of: numbers.first { $0 > 2 }), [3])
    XCTAssertEqual(values(of: numbers.last { $0 > 2 }), [4])
    XCTAssertEqual(values(of: numbers.output(at: 3)), [4])
  }

  func testAQuestionAboutAllValuesHasOneAnswer() {
    let numbers = [1, 2, 3].publisher
    XCTAssertEqual(values(of: numbers.contains(2)), [true])
    XCTAssertEqual(values(of: numbers.contains(7)), [false])
    XCTAssertEqual(values(of: numbers.allSatisfy { $0 < 3 }), [false])
    XCTAssertEqual(values(of: numbers.allSatisfy { $0 < 4 }), [true])
  }

  func testValuesAreSummedUp() {
    let numbers = [2, 1, 3].publisher
    XCTAssertEqual(values(of: numbers.reduce(10, +)), [16])
    XCTAssertEqual(values(of: Empty<Int, Never>().reduce(10, +)), [10])
    XCTAssertEqual(values(of: numbers.count()), [3])
    XCTAssertEqual(values(of: numbers.min()), [1])
    XCTAssertEqual(values(of: numbers.max()), [3])
    XCTAssertEqual(values(of: numbers.collect(2)), [[2, 1], [3]])
  }

  func testPublishersFollowEachOther() {
    let one = [1].publisher
    XCTAssertEqual(values(of: one.append(2, 3)), [1, 2, 3])
    XCTAssertEqual(values(of: one.append([4].publisher)), [1, 4])
    XCTAssertEqual(values(of: one.prepend([5, 6])), [5, 6, 1])
    XCTAssertEqual(values(of: Fail<Int, Failed>(error: Failed()).append(2)), [])
  }

  func testAnotherPublisherOpensAndClosesOne() {
    let (numbers, sign) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Void, Never>())
    var (before, after): ([Int], [Int]) = ([], [])
    let kept = [
      numbers.prefix(untilOutputFrom: sign).sink { before.append($0) },
      numbers.drop(untilOutputFrom: sign).sink { after.append($0) },
    ]
    numbers.send(1)
    sign.send()
    numbers.send(2)
    XCTAssertEqual(before, [1])
    XCTAssertEqual(after, [2])
    kept.forEach { $0.cancel() }
  }

  func testAnErrorOfAClosureEndsOrIsAnswered() {
    func odd(_ number: Int) throws -> Bool {
      if number > 2 { throw Failed() }
      return number == 1
    }
    let numbers = [1, 2, 3].publisher
    XCTAssertEqual(values(of: numbers.tryFilter(odd)), [1])
    XCTAssertEqual(values(of: numbers.tryScan(0) { try odd($1) ? $0 + 1 : $0 }), [1, 1])
    XCTAssertEqual(values(of: numbers.tryFilter(odd).tryCatch { _ in [8].publisher }), [1, 8])
  }

  func testASharedPublisherWaitsUntilItIsConnected() {
    var passed = 0
    let source = [1, 2].publisher.handleEvents(receiveOutput: { _ in passed += 1 })
    let shared = source.multicast(subject: PassthroughSubject<Int, Never>())
    var heard: [Int] = []
    let kept = [shared.sink { heard.append($0) }, shared.sink { heard.append(10 * $0) }]
    XCTAssertEqual(heard, [])
    let connection = shared.connect()
    XCTAssertEqual(heard, [1, 10, 2, 20])
    XCTAssertEqual(passed, 2)
    connection.cancel()
    kept.forEach { $0.cancel() }
  }

  func testAnOptionalSendsItsValueIfItHasOne() {
    let word: String? = "tea"
    XCTAssertEqual(values(of: word.publisher), ["tea"])
    XCTAssertEqual(values(of: Optional<Int>.none.publisher.append(2)), [2])
  }
}
