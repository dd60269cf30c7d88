/** A payment as a bank's file says it. */
export interface BankEntry {
  amount: string
  remittance: string
  name?: string
  reference?: string
  day?: string
  currency?: string
  isDebit?: boolean
  isReversal?: boolean
  status?: string
}

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** A CAMT.053 file of the version with such entries; 08 has its parties and states one level deeper. */
export function camtFile(entries: readonly BankEntry[], version: '02' | '08' = '08'): string {
  const isNew = version === '08'
  const ntry = entries.map((entry) => {
    const { amount, remittance, name = 'Jana Keller', reference = '', day = '2029-11-21' } = entry
    const { currency = 'EUR', isDebit = false, isReversal = false, status = 'BOOK' } = entry
    const party = `<Nm>${escaped(name)}</Nm>`
    const [side, account] = isDebit ? ['Cdtr', 'CdtrAcct'] : ['Dbtr', 'DbtrAcct']
    return `<Ntry><NtryRef>1</NtryRef><Amt Ccy="${currency}">${amount}</Amt>
      <CdtDbtInd>${isDebit ? 'DBIT' : 'CRDT'}</CdtDbtInd>${isReversal ? '<RvslInd>true</RvslInd>' : ''}
      <Sts>${isNew ? `<Cd>${status}</Cd>` : status}</Sts>
      <BookgDt><Dt>${day}</Dt></BookgDt><ValDt><Dt>${day}</Dt></ValDt>
      ${reference && `<AcctSvcrRef>${reference}</AcctSvcrRef>`}
      <NtryDtls><TxDtls><Refs><EndToEndId>NOTPROVIDED</EndToEndId></Refs>
        <RltdPties><${side}>${isNew ? `<Pty>${party}</Pty>` : party}</${side}>
          <${account}><Id><IBAN>DE02120300000000202051</IBAN></Id></${account}></RltdPties>
        <RmtInf><Ustrd>${escaped(remittance.slice(0, 20))}</Ustrd><Ustrd>${escaped(remittance.slice(20))}</Ustrd></RmtInf>
      </TxDtls></NtryDtls></Ntry>`
  })
  return `<?xml version="1.0" encoding="UTF-8"?>
    <Document xmlns="urn:iso:std:iso:20022:tech:xsd:camt.053.001.${version}"><BkToCstmrStmt>
      <GrpHdr><MsgId>1</MsgId></GrpHdr>
      <Stmt><Id>1</Id><Acct><Id><IBAN>DE89370400440532013000</IBAN></Id></Acct>${ntry.join('')}</Stmt>
    </BkToCstmrStmt></Document>`
}
