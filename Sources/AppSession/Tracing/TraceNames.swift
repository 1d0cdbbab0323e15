import AppBuilding
import RunJournal
import VirtualTime

/// The names that a tracer has given, and the numbers of its variables.
struct TraceNames {
  private var counts: [String: Int] = [:]
  private var numbers: [String: Int] = [:]
  private var tasks: [UInt64: TaskName] = [:]

  /// The name of a task of the app, and how many of its parts have names.
  private struct TaskName {
    let name: String
    let words: String
    /// The words for the task that has made it; nil if none has.
    let family: String?
    /// The line of the app that has made it, in a run that is traced in detail.
    var site: CallSite?
    var parts = 0
    /// The place of its latest part in the trace.
    var last: Int?
    /// The ticket of the end of its latest sleep, and how long that is.
    var sleep: (ticket: Int32, duration: VirtualDuration)?
  }

  /// Notes where a part of a task is in the trace.
  mutating func note(_ task: UInt64, at place: Int?) { tasks[task]?.last = place }

  /// Notes that happenings have other places in the trace now.
  mutating func movePlaces(_ moved: (Int) -> Int) {
    for (task, known) in tasks { tasks[task]?.last = known.last.map(moved) }
  }

  /// Notes the line of the app that makes a task, when its first part gets its name.
  mutating func noteMaker(of task: UInt64, _ site: CallSite?) {
    if tasks[task]?.parts == 1 { tasks[task]?.site = site }
  }

  /// Notes that a task sleeps; returns whether it slept about as long before.
  mutating func noteSleep(
    of task: UInt64, _ ticket: Int32, for duration: VirtualDuration
  ) -> Bool {
    let last = tasks[task]?.sleep?.duration
    tasks[task]?.sleep = (ticket, duration)
    guard let last, last > .zero else { return false }
    return abs(duration / last - 1) < Self.sleepTolerance
  }

  /// The ticket of the end of a task's latest sleep, which may be over.
  func sleep(of task: UInt64) -> Int32? { tasks[task]?.sleep?.ticket }

  /// How far two sleeps of one length may be apart, as a share: what runs in between takes time.
  private static let sleepTolerance = 0.02

  /// The line of the app that has made a task.
  func site(of task: UInt64) -> CallSite? { tasks[task]?.site }

  /// The latest parts of the tasks that were created by other tasks, with the words for these.
  var endsOfChildren: [(family: String, place: Int)] {
    tasks.values.compactMap { task in
      guard let family = task.family, let last = task.last else { return nil }
      return (family, last)
    }.sorted { $0.place < $1.place }
  }

  /// The name and the words of the next part of a task, which do not depend on what other tasks do.
  mutating func part(
    of task: UInt64, after maker: (name: String, words: String), in family: UInt64?
  ) -> (name: String, words: String) {
    var known =
      tasks[task]
      ?? TaskName(
        name: counted("\(maker.name) > task"), words: counted("task after \(maker.words)"),
        family: family.flatMap { tasks[$0]?.words })
    known.parts += 1
    tasks[task] = known
    guard known.parts > 1 else { return (known.name, known.words) }
    return ("\(known.name), part \(known.parts)", "\(known.words), part \(known.parts)")
  }

  /// The words for a part of a task, or for work of the app, with its lines.
  func sourceWords(of part: AppTaskPart) -> String? {
    let lines = part.lines?.find().compactMap(CallSite.init) ?? []
    let isStart = tasks[part.task]?.parts == 1 && part.lines?.isSleep == false
    guard let first = lines.first ?? (isStart ? tasks[part.task]?.site : nil) else { return nil }
    if let words = part.words { return "\(words) (\(first))" }
    if isStart { return "the task of \(first) starts" }
    let callers = lines.dropFirst().prefix(Self.callersShown).map { caller in
      caller.file == first.file ? "line \(caller.line)" : caller.description
    }
    guard !callers.isEmpty else { return "the task goes on at \(first)" }
    return "the task goes on at \(first), called from " + callers.joined(separator: ", from ")
  }

  /// The most callers that are named.
  private static let callersShown = 3

  /// A name with its number among equal names; the first has no number.
  mutating func counted(_ name: String) -> String {
    let name = Self.brief(name)
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) #\(count)"
  }

  /// The most bytes of a name that are kept as they are.
  static let lengthLimit = 512

  /// The name if it is within the limit; otherwise digits replace the part from its causes.
  ///
  /// A name begins with that of its cause and ends with words for people. An app that keeps loading
  /// has a chain of thousands of causes, whose names would take gigabytes together.
  static func brief(_ name: String) -> String {
    guard name.utf8.count > lengthLimit else { return name }
    let digits = "…" + stableDigits(of: name)
    guard let own = name.ranges(of: " > ").last else { return name.prefix(wordsKept) + digits }
    return digits + name[own.lowerBound...]
  }

  /// How many characters of long words for people are kept.
  private static let wordsKept = 60

  /// The number of a variable, which is added to the trace if it is new.
  mutating func number(of variable: String, in trace: inout RunTrace) -> Int {
    if let number = numbers[variable] { return number }
    let number = trace.variables.count
    trace.variables.append(variable)
    numbers[variable] = number
    return number
  }
}
