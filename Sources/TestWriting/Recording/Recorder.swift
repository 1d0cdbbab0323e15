import AccessibilityTree
import SimulatedApp
import VirtualTime

/// Turns the actions on an app into the steps of a test.
struct Recorder {
  struct Manner {
    /// Page objects, if they have the members.
    let hasPages: Bool
    /// Pauses in which nothing visible changed.
    let keepsPauses: Bool
  }

  private let pages: PageObjects
  private let manner: Manner
  private var steps: [RecordedStep] = []
  /// Requested failures of loaders that have not happened yet.
  private var asked: [String: Int] = [:]

  init(pages: PageObjects, manner: Manner) {
    self.pages = pages
    self.manner = manner
  }

  /// The steps of a test that repeats the actions and asserts what is visible at the end.
  mutating func record(_ moments: [LiveApp.Moment]) -> [RecordedStep] {
    let joined = Self.joined(moments)
    for moment in joined { add(moment) }
    if let last = joined.last { addEnd(last) }
    return steps
  }

  /// Consecutive texts typed into one field are joined, and so are pauses.
  private static func joined(_ moments: [LiveApp.Moment]) -> [LiveApp.Moment] {
    var joined: [LiveApp.Moment] = []
    for moment in moments {
      guard let last = joined.last, let step = join(last.step, moment.step) else {
        joined.append(moment)
        continue
      }
      var both = last
      both.step = step
      both.after = moment.after
      both.screenAfter = moment.screenAfter
      both.ended = moment.ended
      both.failedLoaders += moment.failedLoaders
      joined[joined.count - 1] = both
    }
    return joined
  }

  private static func join(_ first: TestStep, _ second: TestStep) -> TestStep? {
    switch (first, second) {
    case (.type(let start, let field), .type(let rest, let same)) where field == same:
      .type(start + rest, into: field)
    case (.pause(let first), .pause(let second)): .pause(first + second)
    default: nil
    }
  }

  // MARK: - Steps

  private mutating func add(_ moment: LiveApp.Moment) {
    failLoaders(of: moment)
    let page = manner.hasPages ? moment.screenBefore.flatMap { pages[$0] } : nil
    switch moment.step {
    case .launch(let arguments, let environment) where environment.isEmpty:
      addLaunch(arguments, moment)
    case .fail(let loader):
      asked[loader, default: 0] += 1
      addPlain(moment.step, moment)
    case .pause(let duration): addWait(duration, moment, page)
    case .gesture(let gesture, let path):
      let call = page.flatMap {
        PageLookup(page: $0, pages: pages).gesture(gesture, on: path, moment)
      }
      steps.append(call ?? plain(moment.step, moment))
    case .type(let text, let path): addText(text, path, moment, page)
    default: addPlain(moment.step, moment)
    }
  }

  /// These failed at random; a test has to request it.
  private mutating func failLoaders(of moment: LiveApp.Moment) {
    for loader in moment.failedLoaders {
      if let count = asked[loader], count > 0 {
        asked[loader] = count - 1
      } else {
        steps.append(
          RecordedStep(steps: [.fail(loader: loader)], screen: moment.screenBefore, stays: true))
      }
    }
  }

  private mutating func addLaunch(_ arguments: [String], _ moment: LiveApp.Moment) {
    guard manner.hasPages, let (page, launch) = entrance(arguments, moment) else {
      return addPlain(moment.step, moment)
    }
    let others = arguments.dropFirst(launch.arguments.count).map(SwiftLiteral.string)
    steps.append(
      RecordedStep(
        steps: [moment.step],
        words: .entrance("\(page.typeName).\(launch.name)(\(others.joined(separator: ", ")))"),
        screen: page.screen, next: page.screen == moment.screenAfter ? page.screen : nil))
  }

  /// The page with a launch for some launch arguments; the current one first, since an app may
  /// cover it at its start.
  private func entrance(
    _ arguments: [String], _ moment: LiveApp.Moment
  ) -> (PageObject, PageObject.Launch)? {
    let front = pages.pages.filter { $0.screen == moment.screenAfter }
    for page in front + pages.pages {
      let launch = page.launches.first { arguments.starts(with: $0.arguments) }
      if let launch { return (page, launch) }
    }
    return nil
  }

  private mutating func addText(
    _ text: String, _ path: ElementPath, _ moment: LiveApp.Moment, _ page: PageObject?
  ) {
    guard let page, let tree = moment.before?.indexed,
      let field = page.fields.first(where: { $0.element.path.isSame(as: path, in: tree) })
    else { return addPlain(moment.step, moment) }
    let own = field.element.path
    // The method of the page also taps the field.
    if case .gesture(.tap, let tapped)? = steps.last?.steps.last,
      tapped.isSame(as: own, in: tree), steps.last?.screen == moment.screenBefore
    {
      steps.removeLast()
    }
    steps.append(
      RecordedStep(
        steps: [.gesture(.tap, own), .type(text, into: own)],
        words: .call("type(\(field.name): \(SwiftLiteral.string(text)))"),
        screen: moment.screenBefore))
  }

  private mutating func addWait(
    _ duration: VirtualDuration, _ moment: LiveApp.Moment, _ page: PageObject?
  ) {
    if let page, let call = PageLookup(page: page, pages: pages).wait(moment, duration) {
      steps.append(call)
      return
    }
    guard let after = moment.after else { return addPlain(moment.step, moment) }
    if let seen = SeenChange(from: moment.before, to: after).step(within: duration) {
      addPlain(seen, moment)
    } else if manner.keepsPauses {
      addPlain(moment.step, moment)
    }
  }

  private mutating func addPlain(_ step: TestStep, _ moment: LiveApp.Moment) {
    steps.append(plain(step, moment))
  }

  private func plain(_ step: TestStep, _ moment: LiveApp.Moment) -> RecordedStep {
    RecordedStep(
      steps: [step], screen: moment.screenBefore,
      stays: moment.screenBefore == moment.screenAfter && moment.screenAfter != nil)
  }

  // MARK: - The end

  private mutating func addEnd(_ last: LiveApp.Moment) {
    guard let after = last.after else { return }
    if manner.hasPages, let page = last.screenAfter.flatMap({ pages[$0] }),
      Resolver().exists(page.title.path.query, in: after.indexed)
    {
      steps.append(
        RecordedStep(
          steps: [.expect(page.title.path, exists: true)], words: .claim("XCTAssertTrue(%.exists)"),
          screen: page.screen))
      let claims = PageLookup(page: page, pages: pages).claims(last)
      steps += claims
      if !claims.isEmpty || last.screenBefore != last.screenAfter { return }
    }
    let seen = SeenChange(from: last.before, to: after).steps
    let claims = seen.isEmpty ? SeenChange(from: nil, to: after).steps : seen
    for claim in claims where !manner.hasPages || !seen.isEmpty {
      steps.append(RecordedStep(steps: [claim], screen: last.screenAfter))
    }
  }
}
