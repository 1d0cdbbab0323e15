/// The names that a tracer has given, and the numbers of its variables.
struct TraceNames {
  private var counts: [String: Int] = [:]
  private var numbers: [String: Int] = [:]
  private var tasks: [UInt64: TaskName] = [:]

  /// What a task of the app is called, and how many of its parts have names.
  private struct TaskName {
    let name: String
    let words: String
    var parts = 0
  }

  /// The name and the words of the next part of a task, which do not depend on what other tasks do.
  mutating func part(
    of task: UInt64, after maker: (name: String, words: String)
  ) -> (name: String, words: String) {
    var known =
      tasks[task]
      ?? TaskName(
        name: counted("\(maker.name) > task"), words: counted("task after \(maker.words)"))
    known.parts += 1
    tasks[task] = known
    guard known.parts > 1 else { return (known.name, known.words) }
    return ("\(known.name), part \(known.parts)", "\(known.words), part \(known.parts)")
  }

  /// A name with its number among equal names; the first has no number.
  mutating func counted(_ name: String) -> String {
    let count = counts[name, default: 0] + 1
    counts[name] = count
    return count == 1 ? name : "\(name) #\(count)"
  }

  /// The number of a variable, which is added to the trace if it is new.
  mutating func number(of variable: String, in trace: inout RunTrace) -> Int {
    if let number = numbers[variable] { return number }
    let number = trace.variables.count
    trace.variables.append(variable)
    numbers[variable] = number
    return number
  }
}
