import ScreenImport
import Trials
import XCUIAutomation

extension Command {
  /// Does what was asked for.
  func run() -> ExitCode {
    switch self {
    case .rehearse(let options): return RehearseCommand(options).run()
    case .routes(let folder, nil, let variant, let options):
      return RoutesCommand.run(folder: folder, variant: variant, options: options)
    case .routesDiff(let old, let new, let format):
      return RoutesDiffCommand.run(old: old, new: new, format: format)
    case .coverage(let options): return CoverageCommand.run(options)
    case .trace(let options): return TraceCommand.run(options)
    case .gallery(let options): return GalleryCommand(options).run()
    case .routes(let folder, let format?, let variant, _):
      return RoutesCommand.printGraph(folder: folder, variant: variant, format: format)
    case .walks(let folder, let kind): return WalksCommand.run(folder: folder, kind: kind)
    case .generate(let folder, let output, let isCheck):
      return GenerateCommand.run(app: folder, output: output, isCheck: isCheck)
    case .open(let options): return OpenCommand.run(options)
    case .check(let folder, let isAudit, let variant):
      return isAudit
        ? AuditCommand.run(folder: folder, variant: variant)
        : CheckCommand.run(folder: folder, variant: variant)
    case .checkPages(let options): return PageCheckCommand.run(options)
    case .languages(let folder, let variant):
      return LanguagesCommand.run(folder: folder, variant: variant)
    case .schemas(let folder): return SchemaCommand.run(folder: folder)
    case .start(let folder, let package):
      return InitCommand.run(folder: folder, package: package)
    case .importing(let options): return ImportCommand.run(options)
    case .verify(let options): return VerifyCommand.run(options)
    case .recorder: Console.out(String(RecorderSource.text.dropLast()))
    case .shim: Console.out(String(ShimSource.text.dropLast()))
    case .test(let options): return TestRunCommand(options).run()
    case .results(let options): return ResultsCommand.run(options)
    case .resultSchema(let schema): Console.out(String(schema.text.dropLast()))
    case .campaign(let options): return TestCampaignCommand(options).run()
    case .latencies(let options): return LatenciesCommand.run(options)
    case .waits(let options): return WaitsCommand.run(options)
    case .lesson(let options): return LessonCommand.run(options)
    case .help(let command): Console.out(UsageText.text(for: command))
    case .version: Console.out(UsageText.version)
    }
    return .success
  }
}
