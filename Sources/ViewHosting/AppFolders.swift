public import Foundation
import Synchronization

/// The folders of an app on its device, such as the one for documents; all else is the machine's.
///
/// They are empty on a fresh device and outlive a launch. Every device of a thread has the same
/// folders, since code of the app may keep a path for the life of the process.
final class AppFolders: FileManager, @unchecked Sendable {
  private let folder: URL
  private let defaults: DefaultsValues
  /// Whether the device knows already that the app has files.
  private let isMarked: Atomic<Bool>

  /// The key of a stored value: whether the app has asked for a folder on this device.
  static let mark = "files of the app"

  /// Makes the folders of an app that is launched; a device without its mark is a fresh one.
  init(of bundleIdentifier: String, beside defaults: DefaultsValues) {
    self.defaults = defaults
    folder = ThreadFolders.folder.appendingPathComponent(bundleIdentifier, isDirectory: true)
    let isKept = defaults.value(at: Self.mark) != nil
    isMarked = Atomic(isKept)
    super.init()
    guard !isKept, fileExists(atPath: folder.path) else { return }
    try? removeItem(at: folder)
    // Code that has kept a path since another device's life does not ask for it again.
    _ = home
  }

  /// The home folder, which the disk has as soon as the app asks for it.
  private var home: URL {
    guard !isMarked.exchange(true, ordering: .relaxed) else { return folder }
    for path in ["Documents", "Library/Caches", "tmp"] {
      try? createDirectory(
        at: folder.appendingPathComponent(path), withIntermediateDirectories: true)
    }
    defaults.set(true, at: Self.mark)
    return folder
  }

  override var homeDirectoryForCurrentUser: URL { home }
  override var temporaryDirectory: URL { home.appendingPathComponent("tmp", isDirectory: true) }

  override func urls(
    for directory: SearchPathDirectory, in domains: SearchPathDomainMask
  ) -> [URL] {
    guard domains.contains(.userDomainMask), let path = Self.path(of: directory) else {
      return super.urls(for: directory, in: domains)
    }
    return [home.appendingPathComponent(path, isDirectory: true)]
  }

  private static func path(of directory: SearchPathDirectory) -> String? {
    switch directory {
    case .documentDirectory: "Documents"
    case .libraryDirectory: "Library"
    case .cachesDirectory: "Library/Caches"
    case .applicationSupportDirectory: "Library/Application Support"
    case .downloadsDirectory: "Downloads"
    default: nil
    }
  }
}

/// Where the machine keeps the folders of simulated devices.
enum ThreadFolders {
  private static let numbers = Mutex([pthread_t: Int]())

  /// The folder of this process, which is removed at its end.
  static let root: URL = {
    atexit { try? FileManager().removeItem(at: ThreadFolders.root) }
    return FileManager().temporaryDirectory.appendingPathComponent(
      "rehearsal-devices-\(getpid())", isDirectory: true)
  }()

  /// The folder of this thread's devices.
  static var folder: URL {
    let number = numbers.withLock { numbers in
      let number = numbers[pthread_self()] ?? numbers.count + 1
      numbers[pthread_self()] = number
      return number
    }
    return root.appendingPathComponent("\(number)", isDirectory: true)
  }
}

// Foundation's getters cannot be overridden. These have the same symbol names, so that the dynamic
// linker finds them before those of the library. Its other functions for folders, such as
// `NSHomeDirectory`, ask the file manager.
extension FileManager {
  /// Replaces `default`: that of the running app.
  @_silgen_name("$s20FoundationEssentials11FileManagerC7defaultACvgZ")
  public static func launchedDefault() -> FileManager { LaunchedProcess.current?.folders ?? own }

  private static let own = FileManager()
}

extension URL {
  /// Replaces `temporaryDirectory`.
  @_silgen_name("$s20FoundationEssentials3URLV18temporaryDirectoryACvgZ")
  public static func launchedTemporaryDirectory() -> URL { FileManager.default.temporaryDirectory }
}

/// Replaces Foundation's function.
@_silgen_name("$s10Foundation20NSTemporaryDirectorySSyF")
public func launchedTemporaryDirectory() -> String {
  let path = FileManager.default.temporaryDirectory.path
  return path.hasSuffix("/") ? path : path + "/"
}
