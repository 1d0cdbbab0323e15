import XCUIAutomation

extension Command {
  /// Does what was asked for.
  func run() -> ExitCode {
    switch self {
    case .rehearse(let options): return RehearseCommand(options).run()
    case .routes(let folder, nil, let variant):
      return RoutesCommand.run(folder: folder, variant: variant)
    case .routes(let folder, let format?, let variant):
      return RoutesCommand.printGraph(folder: folder, variant: variant, format: format)
    case .walks(let folder, let kind): return WalksCommand.run(folder: folder, kind: kind)
    case .check(let folder, let isAudit, let variant):
      return isAudit
        ? AuditCommand.run(folder: folder, variant: variant)
        : CheckCommand.run(folder: folder, variant: variant)
    case .start(let folder, let package):
      return InitCommand.run(folder: folder, package: package)
    case .shim: Console.out(String(ShimSource.text.dropLast()))
    case .bench(let arguments):
      return ExitCode(rawValue: BenchCommand.run(arguments: arguments)) ?? .failure
    case .help(let command): Console.out(UsageText.text(for: command))
    case .version: Console.out(UsageText.version)
    }
    return .success
  }
}
