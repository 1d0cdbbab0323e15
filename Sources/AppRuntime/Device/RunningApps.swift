/// The processes of a device: which ones run, which is in front, which the system has ended.
struct RunningApps {
  /// The number of the first process.
  static let firstProcess: Int32 = 4_001

  /// The running apps in the order of their starts, with SpringBoard once it was needed.
  private(set) var processes: [AppProcess] = []
  /// The bundle identifier of the target app, which receives queries and actions.
  private(set) var aim: String
  /// The process of the target app; nil while it does not run.
  private(set) var process: AppProcess?
  /// The process in front; nil while the home screen is.
  var front: AppProcess?
  /// The processes that the system has ended, by bundle identifier, and why.
  ///
  /// An app that was started again is not included.
  private(set) var killed: [String: (process: Int32, reason: String)] = [:]
  /// The number of the process that is started next.
  private(set) var nextProcess = Self.firstProcess

  /// The running process of an app; nil while it does not run.
  func process(of bundle: String) -> AppProcess? { processes.first { $0.bundle == bundle } }

  func process(numbered identifier: Int32) -> AppProcess? {
    if let process, process.identifier == identifier { return process }
    return processes.first { $0.identifier == identifier }
  }

  /// The same apps, each process replaced by a copy.
  func copy(_ copied: (AppProcess) -> AppProcess) -> RunningApps {
    var copy = self
    copy.processes = processes.map(copied)
    let copies = Dictionary(uniqueKeysWithValues: zip(processes.map(\.identifier), copy.processes))
    copy.process = process.flatMap { copies[$0.identifier] }
    copy.front = front.flatMap { copies[$0.identifier] }
    return copy
  }

  /// Makes an app the target of queries and actions.
  mutating func aim(at bundle: String) {
    aim = bundle
    process = process(of: bundle)
  }

  /// Returns the number of a new process.
  mutating func takeNumber() -> Int32 {
    defer { nextProcess += 1 }
    return nextProcess
  }

  /// Adds a process; it replaces a process of the same app.
  mutating func add(_ process: AppProcess) {
    processes.removeAll { $0.bundle == process.bundle }
    processes.append(process)
    killed[process.bundle] = nil
    if process.bundle == aim { self.process = process }
  }

  mutating func remove(_ ended: AppProcess) {
    processes.removeAll { $0 === ended }
    if process === ended { process = nil }
  }

  /// Notes why the system has ended a process.
  mutating func noteKilled(_ process: AppProcess, reason: String) {
    killed[process.bundle] = (process.identifier, reason)
  }
}
